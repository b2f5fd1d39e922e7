import { type ContractService, handle, refuse, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/interface-store.ts';
import { interfacePresence, presencePlace } from '../../calls/drafts/presence-calls.ts';
import type { DesignerContext } from '../context/designer-context.ts';

/** Returns the call by which pages tell each other that they have an interface open. */
export function presenceService({ platform, presence }: DesignerContext): ContractService {
  return handle(interfacePresence, async ({ id, page, left = false }, call) => {
    const { read } = platform.database;
    const known = await read.selectFrom('interface_definition').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
    if (!known) throw refuse('notFound', texts.none, { id });
    const { accountId } = sessionOf(call);
    const place = presencePlace(id);
    const event = presence.eventOf(place, { page, accountId }, !left);
    if (event) await platform.events.emit(event);
    const others = left ? [] : presence.others(place, page);
    if (others.length === 0) return { others: [] };
    const ids = [...new Set(others.map((other) => other.accountId))];
    const rows = await read.selectFrom('account').select(['id', 'username', 'nickname']).where('id', 'in', ids).where('deleted_at', 'is', null).execute();
    const names = new Map(rows.map((row) => [Number(row.id), String(row.nickname || row.username)]));
    return {
      others: others.flatMap((other) =>
        names.has(other.accountId) ? [{ page: other.page, account_id: other.accountId, name: names.get(other.accountId) ?? '' }] : [],
      ),
    };
  });
}
