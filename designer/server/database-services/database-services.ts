import type { Access, Service } from '../../../engine/server/index.ts';
import { type DesignerContext, mayDesign } from '../context/designer-context.ts';
import { requireTable } from '../definition/valid-definition.ts';
import { listTables } from './list-tables.ts';
import { publishData } from './publish-data.ts';

/** Who may see the tables: whoever manages databases or designs interfaces. */
const maySeeTables: Access = { kind: 'permission', nodes: ['/database/manage', '/techzones/design/design'] };

/** Calls on the databases interfaces can be made from. */
export function databaseServices(context: DesignerContext): Service[] {
  return [
    {
      name: 'Admin.Database.Tables',
      title: { zh_cn: '数据表列表', en: 'Tables of all databases' },
      parameters: [],
      access: maySeeTables,
      async handle({ language }) {
        const { items, silent, databases } = await listTables(context);
        return {
          databases,
          items: items.map((item) => ({ ...item, refusal: item.refusal?.[language] ?? null })),
          silent: silent.map(({ database, reason }) => ({ database, message: reason[language] })),
        };
      },
    },
    {
      name: 'Admin.Database.TableSql',
      title: { zh_cn: '建表语句', en: 'The SQL that publishing runs for a table' },
      parameters: [
        { name: 'table', type: 'object', required: true, text: { zh_cn: '数据表：{name, database?, columns}', en: 'The table: {name, database?, columns}' } },
      ],
      access: mayDesign,
      handle: (call) => context.tables.statements(requireTable(call.params.table)),
    },
    {
      name: 'Admin.Interface.PublishData',
      title: { zh_cn: '发布数据接口', en: 'Publish the interfaces of a table' },
      parameters: [
        { name: 'table', type: 'object', required: true, text: { zh_cn: '数据表：{name, database?, columns}', en: 'The table: {name, database?, columns}' } },
        { name: 'namespace', type: 'string', required: true },
        { name: 'class', type: 'string', required: true },
        { name: 'title', type: 'string', required: true, max: 100 },
      ],
      access: mayDesign,
      async handle(call) {
        const { namespace, class: className, title } = call.params;
        const names = { namespace: String(namespace), class: String(className), title: String(title) };
        return { interfaces: await publishData(context, names, requireTable(call.params.table), call) };
      },
    },
  ];
}
