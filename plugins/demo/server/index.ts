import { randomBytes } from 'node:crypto';
import { createDataInterfaces, saveInterface } from '../../../designer/calls/drafts/draft-calls.ts';
import { publishInterface } from '../../../designer/calls/publish-calls.ts';
import { actionOf, operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { companyLevel, personalLevel } from '../../../engine/core/protocol/levels.ts';
import { defineServerPlugin, type Platform, requireScreen } from '../../../engine/server/index.ts';
import { apps } from './apps.ts';
import { articles, configurations } from './articles.ts';
import { asSuperAdmin, type Run } from './calls/as-account.ts';
import { fillCatalog } from './catalog.ts';
import { definitions, goods, goodsRows } from './interfaces.ts';
import { fillMoney } from './money/fill-money.ts';
import { type DemoAppKeys, demoOperations } from './operations.ts';
import { removeDemo } from './remove-demo.ts';
import { departments, products } from './showcase.ts';
import { fillSupport } from './support/fill-support.ts';
import { demoTraffic } from './traffic.ts';

const day = 86_400_000;

/** Makes the rows through the platform's own calls, so that rules, hooks and the audit trail apply to them too. */
async function demo(platform: Platform): Promise<void> {
  const run = await asSuperAdmin(platform);
  const screen = (name: string) => requireScreen(platform, name);
  for (const { age, next, ...article } of articles) {
    const { id } = await run(operationOf(screen('article'), 'Add'), { ...article, publish_time: new Date(Date.now() - age * day).toISOString() });
    await run(actionOf(screen('article'), 'Pass'), { id });
    if (next) await run(actionOf(screen('article'), next), { id });
    const read_times = Math.round(48 * Math.sqrt(age) * (article.topping ? 2 : 1));
    await platform.database.transact((query) => query.updateTable('article').set({ read_times }).where('id', '=', Number(id)).execute());
  }
  for (const [name, value, description] of configurations) await run(operationOf(screen('configuration'), 'Add'), { name, value, description });
  // Their secrets are known to nobody: whoever wants to call with one of the apps resets it.
  const keys: DemoAppKeys = new Map();
  for (const { owner, next, ...app } of apps) {
    const app_secret = randomBytes(24).toString('base64url');
    const { id } = await run(operationOf(screen('app'), 'Add'), { ...app, app_secret, account_id: await accountOf(platform, owner) });
    for (const [verb, askValues] of next) await run(actionOf(screen('app'), verb), { id, ...askValues });
    keys.set(app.app_key, { id, app_secret });
  }
  await fillShowcase(platform, run);
  await publishInterfaces(platform, run);
  await fillCatalog(platform, run);
  const accounts = (username: string) => accountOf(platform, username);
  await fillMoney(platform, accounts);
  await fillSupport(platform, accounts);
  await demoOperations(platform, run, keys);
  await demoTraffic(platform);
}

async function fillShowcase(platform: Platform, run: Run): Promise<void> {
  const [department, product] = [requireScreen(platform, 'showcase_department'), requireScreen(platform, 'showcase_product')];
  const ids = new Map<string, number>();
  for (const [name, leader, people, above] of departments) {
    const parent = above === undefined ? {} : { parent_id: ids.get(above) };
    ids.set(name, (await run(operationOf(department, 'Add'), { name, leader, people, ...parent })).id);
  }
  for (const [age, { next, ...values }] of products.entries()) {
    const launched = new Date(Date.now() - age * 11 * day).toISOString().slice(0, 10);
    const { id } = await run(operationOf(product, 'Add'), { ...values, launched_on: launched });
    for (const verb of next) await run(actionOf(product, verb), { id });
  }
}

async function publishInterfaces(platform: Platform, run: Run): Promise<void> {
  for (const definition of definitions) {
    const { id } = await run(saveInterface, { definition });
    await run(publishInterface, { id });
  }
  const { interfaces } = await run(createDataInterfaces, goods);
  for (const { id } of interfaces) await run(publishInterface, { id });
  for (const row of goodsRows) await run({ name: `${goods.namespace}.${goods.class}.Create` }, row);
  for (const { namespace, class: className, method } of [...definitions, { ...goods, method: 'GetList' }, { ...goods, method: 'Get' }]) {
    const rule = { service_name: `${namespace}.${className}.${method}`, target: 'level', granted: 'granted', note: '示例接口对开发者开放' };
    for (const level of [personalLevel, companyLevel]) await run(operationOf(requireScreen(platform, 'permission_rule'), 'Add'), { ...rule, level });
  }
}

async function accountOf(platform: Platform, username: string): Promise<number> {
  const account = await platform.database.read.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  return Number(account.id);
}

export default defineServerPlugin({ name: 'demo', demo, removeDemo });
