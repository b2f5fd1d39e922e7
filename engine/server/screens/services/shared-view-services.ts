import { routesOf } from '../../../core/derive/routes.ts';
import { adminLevel, superLevel } from '../../../core/protocol/levels.ts';
import type { Parameter } from '../../../core/protocol/parameter.ts';
import { holds } from '../../auth/rights.ts';
import type { AuthContext } from '../../auth/services/auth-context.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';

/** Preferences of nobody: what everybody finds. */
const everybody = 0;
const maxViews = 50;
const screen: Parameter = { name: 'screen', type: 'string', required: true, max: 63, pattern: '^[a-z][a-z0-9_]*$' };
const views: Parameter = {
  name: 'views',
  type: 'array',
  items: { type: 'object' },
  max: maxViews,
  required: true,
  text: {
    zh_cn: '[{"name": "", "address": ""}]：名称最多 40 字，查询串最多 4000 字；取代之前共享的',
    en: '[{"name": "", "address": ""}]: name of at most 40 and query string of at most 4000 characters; replaces what was shared before',
  },
};

interface SharedView {
  name: string;
  address: string;
}

/** Views of a list that everybody who may open its screen finds. Super admins decide which. */
export function sharedViewServices({ platform }: AuthContext): Service[] {
  const { database } = platform;
  return [
    {
      name: 'Admin.SharedView.List',
      title: { zh_cn: '读取共享视图', en: 'Shared views of a screen' },
      parameters: [screen],
      access: { kind: 'session', minLevel: adminLevel },
      async handle(call) {
        const held = await platform.rights.nodesOf(sessionOf(call));
        const found = platform.screens.find(String(call.params.screen));
        if (!found || !routesOf(found).some((route) => holds(held, route.path))) throw refuse('noRight');
        const row = await database.read
          .selectFrom('preference')
          .select('value')
          .where('account_id', '=', everybody)
          .where('key', '=', keyOf(found.name))
          .executeTakeFirst();
        return { views: typeof row?.value === 'string' ? JSON.parse(row.value) : [] };
      },
    },
    {
      name: 'Admin.SharedView.Set',
      title: { zh_cn: '设置共享视图', en: 'Set the shared views of a screen' },
      parameters: [screen, views],
      access: { kind: 'session', minLevel: superLevel },
      async handle(call) {
        const found = platform.screens.find(String(call.params.screen));
        if (!found) throw refuse('notFound', texts.unknown, { name: String(call.params.screen) });
        const wanted = Array.isArray(call.params.views) ? call.params.views : [];
        const shared = wanted.filter(isView).map(({ name, address }): SharedView => ({ name, address }));
        const names = new Set(shared.map(({ name }) => name));
        if (shared.length < wanted.length || names.size < shared.length) throw new InputError([{ field: 'views', code: 'format', text: texts.format }]);
        const value = JSON.stringify(shared);
        await database.transact(async (query) => {
          await query
            .insertInto('preference')
            .values({ account_id: everybody, key: keyOf(found.name), value })
            .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ value }))
            .execute();
          const entry = { screen: 'view', recordId: 0, verb: 'Share', before: null, after: { screen: found.name, views: shared } };
          await platform.audit.record(query, call, entry);
        });
        return null;
      },
    },
  ];
}

function keyOf(name: string): string {
  return `views:${name}`;
}

function isView(value: unknown): value is SharedView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, address }: { name?: unknown; address?: unknown } = value;
  return typeof name === 'string' && name !== '' && name.length <= 40 && typeof address === 'string' && address.length <= 4_000;
}

const texts = {
  unknown: { zh_cn: '页面 {name} 不存在', en: 'There is no screen {name}' },
  format: { zh_cn: '每个视图须有不重复的名称和查询串', en: 'Every view must have a name of its own and a query string' },
};
