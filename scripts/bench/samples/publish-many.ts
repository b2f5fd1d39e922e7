import { createHash } from 'node:crypto';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/types/definition.ts';
import { openDatabase } from '../../../engine/server/data/open-database.ts';

/** Rows of one statement. */
const batch = 200;
const words = ['订单', '商品', '库存', '物流', '发票', '会员', '优惠券', '结算'];

/** Published interfaces written straight into the tables of a server that is not running: publishing each would verify it, which is measured elsewhere. */
export async function publishMany(dataFolder: string, count: number): Promise<string[]> {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  const definitions = Array.from({ length: count }, (_, at) => definitionAt(at));
  const moment = new Date().toISOString();
  for (let start = 0; start < count; start += batch) {
    const rows = definitions.slice(start, start + batch).map((definition, at) => rowsOf(definition, start + at + 1, moment));
    await database.transact(async (query) => {
      await query
        .insertInto('interface_definition')
        .values(rows.map(({ record }) => record))
        .execute();
      await query
        .insertInto('interface_bundle')
        .values(rows.map(({ bundle }) => bundle))
        .execute();
    });
  }
  await database.close();
  return definitions.map(serviceOf);
}

function definitionAt(at: number): InterfaceDefinition {
  const word = words[at % words.length] ?? '';
  const number = { type: 'integer', required: true, min: 0, example: at, description: '一个数' } as const;
  const address = { type: 'object', description: '地址', properties: [{ name: 'city', type: 'string', required: true, description: '城市' }] } as const;
  const service = `Bench.Class${Math.floor(at / 40)}.Method${at}`;
  return {
    ...computedDefinition(service, { a: number, b: number, address: { ...address, properties: [...address.properties] } }, { sum: ['add', 'a', 'b'] }),
    title: `${word}接口 ${at}：查询与处理`,
    summary: `第 ${at} 个接口，用于衡量文档的速度`,
    description: `# 说明\n\n${'这里是一段说明文字。'.repeat(12)}\n\n* 第一点\n* 第二点`,
    module: `模块 ${Math.floor(at / 40)}`,
    example: { sum: 2 * at },
    visibility: at % 5 === 0 ? 'controlled' : 'open',
  };
}

function rowsOf(definition: InterfaceDefinition, id: number, moment: string) {
  const { title, module, kind, visibility, namespace } = definition;
  const service = serviceOf(definition);
  const text = JSON.stringify(definition);
  const bundle = createHash('sha256').update(text).digest('hex');
  const record = { id, service_name: service, namespace, title, module, kind, visibility, status: 'published' as const, bundle, definition: text };
  return {
    record: { ...record, created_at: moment, updated_at: moment, rev: 1 },
    // Printed at the first call of an interface, and none is called here.
    bundle: { bundle, interface_id: id, service, definition: text, ts: '', php: '', created_at: moment },
  };
}
