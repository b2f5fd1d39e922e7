import { type ContractService, handle, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/published-interfaces.ts';
import {
  noteVersion,
  planPublish,
  publishInterface as publishCall,
  publishHistory,
  removeAlias,
  rollBack,
  unpublishInterface,
} from '../../calls/publish-calls.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { publishInterface } from './publish-interface.ts';
import { publishPlan } from './publish-plan.ts';

/** Returns the calls that change what the gateway serves. */
export function publishServices(context: DesignerContext): ContractService[] {
  const { platform, store, published } = context;
  return [
    handle(publishCall, async ({ id, rev, alias }, call) => {
      const record = await store.get(id);
      if (rev !== undefined) store.requireRev(record, rev);
      return publishInterface(context, record, call, alias);
    }),
    handle(planPublish, async ({ id }, { language }) => publishPlan(context, await store.get(id), language)),
    handle(removeAlias, async ({ id, alias }) => {
      const record = await store.get(id);
      await published.removeAlias(record, alias);
      return { aliases: await context.aliases.of(record.id) };
    }),
    handle(unpublishInterface, async ({ id }, call) => ({ id, rev: await published.unpublish(await store.get(id), call) })),
    handle(rollBack, async ({ id, bundle }, call) => {
      const served = await published.rollback(await store.get(id), bundle, call);
      return { ...served, ahead: (await store.get(id)).draft_ahead };
    }),
    handle(noteVersion, async ({ id, bundle, note }) => {
      const record = await store.get(id);
      const storedNote = note.trim() || null;
      await platform.database.transact(async (query) => {
        const changed = await query
          .updateTable('interface_bundle')
          .set({ note: storedNote })
          .where('interface_id', '=', record.id)
          .where('bundle', '=', bundle)
          .executeTakeFirst();
        if (Number(changed.numUpdatedRows) !== 1) throw refuse('notFound', texts.noBundle);
      });
      return { bundle, note: storedNote };
    }),
    handle(publishHistory, async ({ id }) => {
      const record = await store.get(id);
      const rows = await platform.database.read
        .selectFrom('interface_bundle')
        .leftJoin('account', 'account.id', 'interface_bundle.created_by')
        .select(['bundle', 'service', 'interface_bundle.created_at', 'interface_bundle.created_by', 'interface_bundle.note', 'definition', 'ts', 'php'])
        .select('account.username as created_by_name')
        .where('interface_id', '=', record.id)
        .orderBy('interface_bundle.id', 'desc')
        .limit(200)
        .execute();
      return { items: rows.map((row) => ({ ...row, definition: JSON.parse(row.definition), current: row.bundle === record.bundle })) };
    }),
  ];
}
