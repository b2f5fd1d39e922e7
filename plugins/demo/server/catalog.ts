import { operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { isPublished, type Platform, requireScreen } from '../../../engine/server/index.ts';
import type { Run } from './calls/as-account.ts';
import { goods } from './interfaces.ts';

const product = {
  title: '商品数据',
  version: '1.2',
  overview: '商品列表、详情与维护。读接口按套餐计次，写接口只对企业开发者开放。\n\n- 列表默认每页 20 条\n- 价格以元为单位',
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
  const prefix = `${goods.namespace}.${goods.class}.`;
  const settings = platform.repositories.of(screen('service_setting'));
  const published = platform.services.all().filter(isPublished);
  // The rows that a published interface gets are made when the platform has started, after this.
  await platform.database.transact(async (query) => {
    for (const { name, title, about } of published.filter((service) => service.name.startsWith(prefix)))
      await settings?.insert(query, { service_name: name, title: title.zh_cn, module: about.module, visibility: 'designed', product_id }, null);
  });
}
