import { operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { type Platform, requireScreen } from '../../../engine/server/index.ts';
import type { Run } from './calls/as-account.ts';
import { goods } from './interfaces.ts';

const product = {
  title: '商品数据',
  version: '1.2',
  overview: '商品列表、详情与维护。读接口按套餐计次，写接口只对企业开发者开放。\n\n- 列表默认每页 20 条\n- 价格以分为单位',
  sort: 10,
};

const reasons: [title: string, content: string][] = [
  ['用途不清楚', '请说明数据用途、使用场景与预计的调用频率后重新提交。'],
  ['材料不齐', '请补充营业执照与授权书。'],
  ['与应用不符', '申请的接口与应用登记的用途不符，请修改应用说明或申请其他接口。'],
];

/** The goods' interfaces as an API product, and reasons for reviewers to choose from. */
export async function fillCatalog(platform: Platform, run: Run): Promise<void> {
  const screen = (name: string) => requireScreen(platform, name);
  for (const [title, content] of reasons) await run(operationOf(screen('review_reason'), 'Add'), { title, content });
  const { id: product_id } = await run(operationOf(screen('api_product'), 'Add'), product);
  const settings = await platform.database.read
    .selectFrom('service_setting')
    .select(['id', 'rev'])
    .where('service_name', 'like', `${goods.namespace}.${goods.class}.%`)
    .execute();
  for (const { id, rev } of settings) await run(operationOf(screen('service_setting'), 'Edit'), { id: Number(id), rev: Number(rev), product_id });
}
