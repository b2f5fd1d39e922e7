import { texts } from '../../../../generated/words/engine-server/grant-services.ts';
import { grant, listAdministrators, listGrants, listPermissionNodes } from '../../../core/calls/permission.ts';
import type { InputOf } from '../../../core/contract/define-call.ts';
import { adminLevel, superLevel } from '../../../core/protocol/levels.ts';
import { fillText } from '../../../core/text/text.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { refuseSimulated, sessionOf } from '../../kernel/call/session-of.ts';
import type { Query } from '../../kernel/ports/database.ts';
import { findAccount } from '../accounts/accounts.ts';
import { readLevels } from '../accounts/levels.ts';
import { type GrantTarget, readNodes, replaceNodes } from '../granted-nodes.ts';
import type { AuthContext } from './context/auth-context.ts';
import { grantableKeys, permissionTree } from './permission-tree.ts';

/** Maximum number of accounts in one answer. */
const mostOffered = 100;

/** Returns the services that list, read and write grants. */
export function grantServices({ platform }: AuthContext): ContractService[] {
  const { database, events, audit } = platform;
  return [
    handle(listPermissionNodes, () => ({ pages: permissionTree(platform) })),
    handle(listAdministrators, async ({ search, ids }) => {
      const levels = (await readLevels(database.read)).filter(({ level }) => level >= adminLevel && level < superLevel);
      let accounts = database.read.selectFrom('account').select(['id', 'username', 'level']).where('deleted_at', 'is', null);
      accounts = accounts.where('level', '>=', adminLevel).where('level', '<', superLevel);
      if (ids) accounts = accounts.where('id', 'in', ids);
      if (search) accounts = accounts.where(database.contains('username', search));
      const found = await accounts.orderBy('id').limit(mostOffered).execute();
      return {
        levels: levels.map(({ level, name }) => ({ level, name })),
        accounts: found.map(({ id, username, level }) => ({ id, username: String(username), level: Number(level) })),
      };
    }),
    handle(listGrants, async (target) => ({ nodes: await readNodes(database.read, targetOf(target)) })),
    handle(grant, async ({ nodes: named, before: seen, account_ids, ...target }, call) => {
      refuseSimulated(sessionOf(call));
      const nodes = [...new Set(named)];
      const grantable = grantableKeys(permissionTree(platform));
      const unknown = nodes.filter((node) => !grantable.has(node));
      const chosen: GrantTarget[] = account_ids ? account_ids.map((id) => ({ accountId: id })) : [targetOf(target)];
      await database.transact(async (query) => {
        for (const target of chosen) {
          if ('accountId' in target) await requireAdministrator(query, target.accountId);
          await database.hold(query, `grants:${JSON.stringify(target)}`);
          const before = await readNodes(query, target);
          if (seen && !isSameSet(seen, before)) throw refuse('conflict', texts.changed);
          // Pages that have gone since they were granted stay granted: they may come back.
          const added = unknown.filter((node) => !before.includes(node));
          if (added.length > 0)
            throw new InputError([{ field: 'nodes', code: 'unknown', text: fillText(texts.unknown, { nodes: added.slice(0, 5).join(', ') }) }]);
          await replaceNodes(query, target, nodes);
          const screen = 'level' in target ? 'level' : 'user';
          const recordId = 'level' in target ? target.level : target.accountId;
          await audit.record(query, call, { screen, recordId, verb: 'Grant', before: { nodes: before }, after: { nodes } });
        }
      });
      await events.emit({ kind: 'rights-changed' });
      return { nodes };
    }),
  ];
}

function targetOf({ level, account_id }: InputOf<typeof listGrants>): GrantTarget {
  if (level !== undefined && account_id === undefined) return { level };
  if (account_id !== undefined && level === undefined) return { accountId: account_id };
  throw new InputError([{ field: 'level', code: 'target', text: texts.target }]);
}

async function requireAdministrator(query: Query, accountId: number): Promise<void> {
  const account = await findAccount(query, accountId);
  if (!account) throw refuse('notFound', texts.noAccount, { id: accountId });
  if (account.level < adminLevel) throw refuse('conflict', texts.notAdmin, { username: account.username });
}

function isSameSet(nodes: readonly string[], stored: readonly string[]): boolean {
  const set = new Set(nodes);
  return set.size === stored.length && stored.every((node) => set.has(node));
}
