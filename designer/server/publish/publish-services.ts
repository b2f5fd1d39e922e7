import type { Service } from '../../../engine/server/index.ts';
import { type DesignerContext, mayDesign, mayList } from '../context/designer-context.ts';
import { publishInterface } from './publish-interface.ts';
import { publishPlan } from './publish-plan.ts';

const id = { name: 'id', type: 'integer', required: true, min: 1 } as const;

/** Calls that change what the gateway answers. */
export function publishServices(context: DesignerContext): Service[] {
  const { platform, store, published } = context;
  return [
    {
      name: 'Admin.Interface.Publish',
      title: { zh_cn: '发布接口', en: 'Publish an interface' },
      parameters: [
        id,
        {
          name: 'rev',
          type: 'integer',
          min: 0,
          text: { zh_cn: '要发布的草稿的版本号；不传则发布当前保存的草稿', en: 'Revision of the draft that is meant; left out: as it is stored' },
        },
        {
          name: 'alias',
          type: 'boolean',
          default: true,
          text: { zh_cn: '改名后发布时，旧名继续可用', en: 'Published under a new name, it goes on answering to the former one' },
        },
      ],
      access: mayDesign,
      async handle(call) {
        const record = await store.get(Number(call.params.id));
        if (call.params.rev !== undefined) store.requireRev(record, Number(call.params.rev));
        return publishInterface(context, record, call, call.params.alias !== false);
      },
    },
    {
      name: 'Admin.Interface.PublishPlan',
      title: { zh_cn: '发布影响', en: 'Whom publishing affects' },
      parameters: [id],
      access: mayDesign,
      handle: async (call) => publishPlan(context, await store.get(Number(call.params.id)), call.language),
    },
    {
      name: 'Admin.Interface.RemoveAlias',
      title: { zh_cn: '移除接口旧名', en: 'Take a former name of an interface away' },
      parameters: [id, { name: 'alias', type: 'string', required: true, max: 200, text: { zh_cn: '要移除的旧名', en: 'The former name to take away' } }],
      access: mayDesign,
      async handle(call) {
        const record = await store.get(Number(call.params.id));
        await published.removeAlias(record, String(call.params.alias));
        return { aliases: await context.aliases.of(record.id) };
      },
    },
    {
      name: 'Admin.Interface.Unpublish',
      title: { zh_cn: '取消发布', en: 'Take an interface out of the gateway' },
      parameters: [id],
      access: mayDesign,
      async handle(call) {
        const id = Number(call.params.id);
        return { id, rev: await published.unpublish(await store.get(id), call) };
      },
    },
    {
      name: 'Admin.Interface.Rollback',
      title: { zh_cn: '回滚到历史版本', en: 'Serve an earlier version again' },
      parameters: [id, { name: 'bundle', type: 'string', required: true, pattern: '^[0-9a-f]{64}$' }],
      access: mayDesign,
      async handle(call) {
        const served = await published.rollback(await store.get(Number(call.params.id)), String(call.params.bundle), call);
        return { ...served, ahead: (await store.get(Number(call.params.id))).draft_ahead };
      },
    },
    {
      name: 'Admin.Interface.History',
      title: { zh_cn: '发布历史', en: 'Published versions' },
      parameters: [id],
      access: mayList,
      async handle(call) {
        const record = await store.get(Number(call.params.id));
        const rows = await platform.database.read
          .selectFrom('interface_bundle')
          .leftJoin('account', 'account.id', 'interface_bundle.created_by')
          .select(['bundle', 'service', 'interface_bundle.created_at', 'interface_bundle.created_by', 'definition', 'ts', 'php'])
          .select('account.username as created_by_name')
          .where('interface_id', '=', record.id)
          .orderBy('interface_bundle.id', 'desc')
          .limit(200)
          .execute();
        return { items: rows.map((row) => ({ ...row, definition: JSON.parse(String(row.definition)), current: row.bundle === record.bundle })) };
      },
    },
  ];
}
