import { actionOf, operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { type Platform, requireScreen } from '../../../engine/server/index.ts';
import { runModule } from '../../apitest/shared/calls.ts';
import type { Run } from './calls/as-account.ts';

/** What test cases and tasks are made over. */
const module = '工具';

const cases = [
  { name: '1 + 2 = 3', api: 'App.Tool.Add', parameters: { a: 1, b: 2 }, expectations: [{ path: 'data.sum', operator: 'equal', value: '3' }] },
  { name: '负数相加', api: 'App.Tool.Add', parameters: { a: -5, b: 2 }, expectations: [{ path: 'data.sum', operator: 'less', value: '0' }] },
  {
    name: '按名字问好',
    api: 'App.Tool.Greet',
    parameters: { name: '小明' },
    expectations: [{ path: 'data.greeting', operator: 'equal', value: '你好，小明' }],
  },
];

const topic = {
  name: 'goods.low_stock',
  title: '商品库存不足',
  title_en: 'Goods are low in stock',
  description: '商品库存低于安全库存时发布。\nPublished when the stock of goods falls below its limit.',
  audience: 'everyone',
  schema: {
    type: 'object',
    required: ['id', 'stock'],
    properties: { id: { type: 'integer' }, name: { type: 'string' }, stock: { type: 'integer', minimum: 0 } },
  },
  sample: { id: 2, name: '紫砂壶', stock: 6 },
};

/** By app_key: the id of a demo app, and the secret that is known during its making alone. */
export type DemoAppKeys = Map<string, { id: number; app_secret: string }>;

/** Test cases with the configuration of their token, a task that runs them every hour, and a topic that one app has subscribed to. */
export async function demoOperations(platform: Platform, run: Run, apps: DemoAppKeys): Promise<void> {
  const [tester, subscriber] = [apps.get('weatherdemo'), apps.get('hengtongerp')];
  if (!tester || !subscriber) throw new Error('the demo apps are not there');
  const screen = (name: string) => requireScreen(platform, name);
  const add = (name: string, values: Record<string, unknown>) => run(operationOf(screen(name), 'Add'), values);
  const config = await add('token_config', { name: '天气小助手', mode: 'app', path: '/api/', app_key: 'weatherdemo', app_secret: tester.app_secret });
  for (const test of cases) await add('test_case', { ...test, path: '/api/', config_id: config.id, ret: 200 });
  await add('scheduled_task', {
    title: '每小时测试工具接口',
    api: runModule.name,
    parameters: { module },
    rhythm: 'interval',
    interval: 3_600,
    timeout: 60,
  });
  const { id } = await add('topic', topic);
  const subscription = { topic_id: id, app_id: subscriber.id, url: 'https://erp.example.com/portico/webhook', reason: '库存不足时自动补货。' };
  await run(actionOf(screen('topic_subscription'), 'Pass'), { id: (await add('topic_subscription', subscription)).id });
}
