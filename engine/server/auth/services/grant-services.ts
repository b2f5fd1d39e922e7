import { adminLevel, superLevel } from '../../../core/protocol/levels.ts';
import type { Parameter } from '../../../core/protocol/parameter.ts';
import { fillText } from '../../../core/text/text.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import { refuseSimulated, sessionOf } from '../../kernel/call/session-of.ts';
import type { Query } from '../../kernel/ports/database.ts';
import { findAccount } from '../accounts/accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { grantableKeys, permissionTree } from './permission-tree.ts';

/** Whom a grant is for: a level or one account. */
type Target = { level: number } | { accountId: number };

const targets: Parameter[] = [
  { name: 'level', type: 'integer', min: adminLevel, max: superLevel - 1 },
  { name: 'account_id', type: 'integer', min: 1 },
];
/** Who grants could give himself everything, so only who has everything may. */
const access = { kind: 'session', minLevel: superLevel } as const;

export function grantServices({ platform }: AuthContext): Service[] {
  const { database, events, audit } = platform;
  return [
    {
      name: 'Admin.Permission.Nodes',
      title: { zh_cn: '可授权的菜单与操作', en: 'Pages and operations that can be granted' },
      parameters: [],
      access,
      handle: () => ({ pages: permissionTree(platform) }),
    },
    {
      name: 'Admin.Permission.Grants',
      title: { zh_cn: '查询已授权限', en: 'Granted nodes of a level or an account' },
      parameters: targets,
      access,
      handle: async (call) => ({ nodes: await readNodes(database.read, targetOf(call.params)) }),
    },
    {
      name: 'Admin.Permission.Grant',
      title: { zh_cn: '设置权限', en: 'Set the granted nodes of a level or of accounts' },
      parameters: [
        ...targets,
        { name: 'account_ids', type: 'array', items: { type: 'integer', min: 1 }, max: 100, text: { zh_cn: '多个账号的 ID', en: 'Ids of several accounts' } },
        {
          name: 'nodes',
          type: 'array',
          items: { type: 'string', max: 200 },
          max: 2_000,
          required: true,
          text: { zh_cn: '权限节点，取代之前授予的', en: 'Permission nodes; they replace what was granted before' },
        },
      ],
      access,
      async handle(call) {
        refuseSimulated(sessionOf(call));
        const nodes = [...new Set(stringsOf(call.params.nodes))];
        const grantable = grantableKeys(permissionTree(platform));
        const unknown = nodes.filter((node) => !grantable.has(node));
        if (unknown.length > 0)
          throw new InputError([{ field: 'nodes', code: 'unknown', text: fillText(texts.unknown, { nodes: unknown.slice(0, 5).join(', ') }) }]);
        const { account_ids } = call.params;
        const chosen: Target[] = Array.isArray(account_ids) ? account_ids.map((id) => ({ accountId: Number(id) })) : [targetOf(call.params)];
        await database.transact(async (query) => {
          for (const target of chosen) {
            if ('accountId' in target) await requireAdministrator(query, target.accountId);
            const before = await readNodes(query, target);
            await replaceNodes(query, target, nodes);
            const screen = 'level' in target ? 'level' : 'user';
            const recordId = 'level' in target ? target.level : target.accountId;
            await audit.record(query, call, { screen, recordId, verb: 'Grant', before: { nodes: before }, after: { nodes } });
          }
        });
        await events.emit({ kind: 'rights-changed' });
        return { nodes };
      },
    },
  ];
}

function targetOf({ level, account_id }: Record<string, unknown>): Target {
  if (typeof level === 'number' && account_id === undefined) return { level };
  if (typeof account_id === 'number' && level === undefined) return { accountId: account_id };
  throw new InputError([{ field: 'level', code: 'target', text: texts.target }]);
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

async function requireAdministrator(query: Query, accountId: number): Promise<void> {
  const account = await findAccount(query, accountId);
  if (!account) throw refuse('notFound', texts.noAccount, { id: accountId });
  if (account.level < adminLevel) throw refuse('conflict', texts.notAdmin, { username: account.username });
}

function columnOf(target: Target): ['level' | 'account_id', number] {
  return 'level' in target ? ['level', target.level] : ['account_id', target.accountId];
}

async function readNodes(query: Query, target: Target): Promise<string[]> {
  const [column, value] = columnOf(target);
  const rows = await query.selectFrom('permission_grant').select('node').where(column, '=', value).orderBy('node').execute();
  return rows.map((row) => row.node);
}

async function replaceNodes(query: Query, target: Target, nodes: string[]): Promise<void> {
  const [column, value] = columnOf(target);
  await query.deleteFrom('permission_grant').where(column, '=', value).execute();
  if (nodes.length === 0) return;
  const owner = { level: 'level' in target ? target.level : null, account_id: 'accountId' in target ? target.accountId : null };
  await query
    .insertInto('permission_grant')
    .values(nodes.map((node) => ({ node, ...owner })))
    .execute();
}

const texts = {
  unknown: { zh_cn: '不存在的菜单或操作：{nodes}', en: 'No such page or operation: {nodes}' },
  target: { zh_cn: '请指定一个等级或一个账号', en: 'Name either a level or an account' },
  noAccount: { zh_cn: '账号 {id} 不存在', en: 'There is no account {id}' },
  notAdmin: { zh_cn: '{username} 不是管理员，不能授予后台权限', en: '{username} is no administrator and cannot be given back-office rights' },
};
