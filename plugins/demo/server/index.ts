import { randomBytes } from 'node:crypto';
import { companyLevel, personalLevel, superLevel } from '../../../engine/core/protocol/levels.ts';
import { defineServerPlugin, type Platform, type Session } from '../../../engine/server/index.ts';
import { apps } from './apps.ts';
import { articles, configurations } from './articles.ts';
import { definitions, goods, goodsRows } from './interfaces.ts';

const day = 86_400_000;

type Run = <Answer = { id: number }>(service: string, params: Record<string, unknown>) => Promise<Answer>;

/** Makes the rows through the platform's own calls, so that rules, hooks and the audit trail apply to them too. */
async function demo(platform: Platform): Promise<void> {
  const run = await asSuperAdmin(platform);
  for (const { age, next, ...article } of articles) {
    const { id } = await run('Admin.Article.Add', { ...article, publish_time: new Date(Date.now() - age * day).toISOString() });
    if (next) await run(`Admin.Article.${next}`, { id });
  }
  for (const [name, value, description] of configurations) await run('Admin.Configuration.Add', { name, value, description });
  // Their secrets are known to nobody: whoever wants to call with one of the apps resets it.
  for (const { owner, next, ...app } of apps) {
    const { id } = await run('Admin.App.Add', { ...app, app_secret: randomBytes(24).toString('base64url'), account_id: await accountOf(platform, owner) });
    for (const [verb, asked] of next) await run(`Admin.App.${verb}`, { id, ...asked });
  }
  await publishInterfaces(run);
}

async function publishInterfaces(run: Run): Promise<void> {
  for (const definition of definitions) {
    const { id } = await run('Admin.Interface.Save', { definition });
    await run('Admin.Interface.Publish', { id });
  }
  const { interfaces } = await run<{ interfaces: { id: number }[] }>('Admin.Interface.CreateData', goods);
  for (const { id } of interfaces) await run('Admin.Interface.Publish', { id });
  for (const row of goodsRows) await run(`${goods.namespace}.${goods.class}.Create`, row);
  for (const { namespace, class: className, method } of [...definitions, { ...goods, method: 'GetList' }, { ...goods, method: 'Get' }]) {
    const rule = { service_name: `${namespace}.${className}.${method}`, target: 'level', granted: 'granted', note: '示例接口对开发者开放' };
    for (const level of [personalLevel, companyLevel]) await run('Admin.PermissionRule.Add', { ...rule, level });
  }
}

async function asSuperAdmin(platform: Platform): Promise<Run> {
  const account = await platform.database.read.selectFrom('account').select(['id', 'username']).where('level', '=', superLevel).executeTakeFirstOrThrow();
  const session: Session = {
    id: 'demo',
    accountId: Number(account.id),
    username: String(account.username),
    level: superLevel,
    epoch: 0,
    simulatedBy: null,
    simulatorEpoch: null,
  };
  const signal = new AbortController().signal;
  return async <Answer>(name: string, params: Record<string, unknown>) => {
    const service = platform.services.find(name);
    if (!service) throw new Error(`${name} is not loaded`);
    const caller = { requestId: randomBytes(9).toString('base64url'), language: 'zh_cn', ip: '127.0.0.1', userAgent: 'demo' } as const;
    return (await service.handle({ ...caller, service: name, params, files: [], session, app: null, signal })) as Answer;
  };
}

async function accountOf(platform: Platform, username: string): Promise<number> {
  const account = await platform.database.read.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  return Number(account.id);
}

export default defineServerPlugin({ name: 'demo', demo });
