import { expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import { drawn } from '../../designer/nodes/drawn.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { adminPassword, type Caller, rawCall, until } from '../../helpers/server.ts';
import { done, type TestApp, tokenOf } from '../apps/open-caller.ts';
import { byClient, byPerson, type Upstream } from './own-upstream.ts';

import { testDesk } from './test-desk.ts';

describeOnDatabases('token configurations of tests', (place) => {
  const desk = testDesk(place);
  const { publish, add, addConfig, run, fault } = desk;

  test.each<[string, (own: { app: TestApp; upstream: Upstream }) => Record<string, unknown>, string]>([
    [
      'an interface',
      ({ app: { key, secret } }) => ({
        ...{ mode: 'interface', path: '/api/', call: 'App.Auth.ApplyToken', fields: [{ name: 'app_key', value: key }] },
        ...{ secret_name: 'app_secret', secret_text: secret, token_path: 'data.access_token' },
      }),
      'secret_text',
    ],
    [
      'a username and password',
      () => ({ mode: 'account', protocol: 'platform', path: '/api/', username: 'admin', account_secret: adminPassword }),
      'account_secret',
    ],
    [
      'an app key and secret',
      ({ app: { key, secret } }) => ({ mode: 'app', protocol: 'platform', path: '/api/', app_key: key, app_secret: secret }),
      'app_secret',
    ],
    ['OAuth 2 client credentials', (own) => byClient(own.upstream), 'app_secret'],
    ['OAuth 2 and a password', (own) => byPerson(own.upstream), 'account_secret'],
  ])('have their tokens by %s, and are told where it is wrong', async (name, fieldsOf, secretField) => {
    const fields = fieldsOf(desk);
    const id = await addConfig({ ...fields, name });
    const got = await done(desk.tester.call<{ until: string }>('Admin.TokenConfig.Obtain', { id }));
    expect(Date.parse(got.until)).toBeGreaterThan(Date.now());
    const held = await done(desk.tester.call<Record<string, unknown> & { rev: number }>('Admin.TokenConfig.Get', { id }));
    expect(held).toMatchObject({ fault: null, bound: 0 });
    for (const hidden of [String(fields[secretField]), ...desk.upstream.issuedTokens]) expect(JSON.stringify([got, held])).not.toContain(hidden);

    await done(desk.tester.call('Admin.TokenConfig.Edit', { id, rev: held.rev, [secretField]: 'wr0ng-secret' }));
    const wrong = await desk.tester.call('Admin.TokenConfig.Obtain', { id });
    expect([wrong.ret, wrong.msg]).toEqual([422, '配置的用户名和密码或 app_key 和 app_secret 错误']);
    // What a case with it comes to, in both languages.
    const isElsewhere = fields.protocol === 'oauth2';
    const failed = await run(await add({ name: `By ${name}`, config_id: id, ...(isElsewhere && { path: `${desk.upstream.url}/api/` }) }));
    expect(failed.shown).toMatchObject({
      outcome: 'failed',
      failures: { en: 'the configured username and password or app key and secret are wrong', zh_cn: '配置的用户名和密码或 app_key 和 app_secret 错误' },
    });
    expect(await done(desk.tester.call('Admin.TokenConfig.Get', { id }))).toMatchObject({
      bound: 1,
      expires_at: null,
      fault: { en: expect.stringContaining('wrong') },
    });
  });

  test('are told where no token is answered, and where nobody answers', async () => {
    const id = await addConfig({ ...byClient(desk.upstream), name: 'Nothing' });
    desk.upstream.instead = { token_type: 'Bearer' };
    const nothing = await desk.tester.call('Admin.TokenConfig.Obtain', { id });
    desk.upstream.instead = undefined;
    expect([nothing.ret, nothing.msg]).toEqual([409, '申请失败，请重试']);
    const gone = await addConfig({ ...byClient(desk.upstream), name: 'Gone', path: 'http://127.0.0.1:9/token' });
    const unreached = await desk.tester.call('Admin.TokenConfig.Obtain', { id: gone });
    expect([unreached.ret, unreached.msg]).toEqual([502, expect.stringMatching(/^CURL 请求失败：/)]);
  });

  test('share their configurations with imported interfaces, whose token is renewed before it ends', async () => {
    await done(desk.server.admin('Admin.Configuration.Add', { name: 'upstream.stock', secret: '1', secret_value: 'Bearer nothing-yet' }));
    const inputs = [{ port: 'authorization', in: 'header' }];
    const asking = drawn({
      service: 'Shop.Stock.Left',
      nodes: {
        sealed: { type: 'config', settings: { name: 'upstream.stock' } },
        sent: { type: 'http', settings: { method: 'GET', url: `${desk.upstream.url}/stock`, inputs } },
      },
      edges: ['sealed.value -> sent.authorization', 'sent.data -> return.data'],
    });
    await publish(asking);
    const left = async () => (await desk.server.call('Shop.Stock.Left', { access_token: await tokenOf(desk.server.call, desk.app) })).data;
    expect(await left()).not.toEqual({ data: { left: 12 } });
    const id = await addConfig({ ...byClient(desk.upstream), name: 'Stock', entry: 'upstream.stock' });
    await done(desk.tester.call('Admin.TokenConfig.Obtain', { id }));
    expect(await until(left, (data) => isSameJson(data, { data: { left: 12 } }))).toEqual({ data: { left: 12 } });
    // It ends within two minutes, so that the next look renews it.
    const before = desk.upstream.issuedTokens.length;
    const due = { next_at: new Date().toISOString() };
    await desk.server.platform.database.transact((query) => query.updateTable('schedule').set(due).where('name', 'like', '%tokens%').execute());
    await until(
      async () => desk.upstream.issuedTokens.length,
      (count) => count > before,
    );
    expect(await until(left, (data) => isSameJson(data, { data: { left: 12 } }))).toEqual({ data: { left: 12 } });
  });

  test('have secrets and tokens that go where those who gave them wanted', async () => {
    const held = async (own: object) => {
      const id = await addConfig(own);
      let rev = 1;
      return async (changes: object) => {
        const message = await fault(desk.tester.call('Admin.TokenConfig.Edit', { id, rev, ...changes }));
        if (message.ret === 200) rev++;
        return message;
      };
    };
    const edit = await held({ ...byClient(desk.upstream), name: 'Faithful' });
    const again = { ret: 400, fields: ['app_secret'] };
    expect(await edit({ path: 'https://evil.example/token' })).toMatchObject(again);
    expect(await edit({ origins: ['https://evil.example'] })).toMatchObject(again);
    expect(await edit({ mode: 'interface', path: 'https://evil.example/', call: 'A.B.C', token_path: 'data.t' })).toMatchObject({ ret: 200 });
    expect(await edit({ mode: 'app', protocol: 'oauth2', app_key: 'desk' })).toMatchObject(again);
    const ask = await held({
      name: 'Asking',
      mode: 'interface',
      path: '/api/',
      call: 'A.B.C',
      secret_name: 'key',
      secret_text: 'k3y-of-it',
      token_path: 'data.t',
    });
    for (const changes of [{ call: 'A.B.D' }, { secret_name: 'note' }]) expect(await ask(changes)).toMatchObject({ ret: 400, fields: ['secret_text'] });
    expect(await ask({ call: 'A.B.D', secret_text: 'k3y-of-it' })).toMatchObject({ ret: 200 });
  });

  test('send their secret parameters to no other interface and no other address', async () => {
    const names = ['Shop.Stock.Locked', 'Shop.Stock.Other'] as const;
    const own = { amount: 'integer', password: 'integer' } as const;
    const [locked = 0] = await Promise.all(names.map((name) => publish(computedDefinition(name, own, { sum: ['add', 'amount', 'password'] }))));
    const id = await add({ name: 'Locked', api: names[0], parameters: { amount: 1, password: 4711 } });
    const parameters = { amount: 2, password: '***' };
    const edit = (own: object, rev = 1) => fault(desk.tester.call('Admin.TestCase.Edit', { id, rev, ...own }));
    expect(await edit({ api: names[1], parameters })).toMatchObject({ ret: 400, fields: ['parameters.password'] });
    expect(await edit({ api: names[1] })).toMatchObject({ ret: 400, fields: ['parameters.password'] });
    const away = { path: `${desk.upstream.url}/api/`, config_id: await addConfig({ ...byClient(desk.upstream), name: 'Away' }) };
    expect(await edit({ ...away, parameters })).toMatchObject({ ret: 400, fields: ['path'] });
    expect(await edit({ parameters })).toMatchObject({ ret: 200 });
    expect((await run(id)).shown?.found).toContain('4713');
    const read = async (by: Caller) => JSON.stringify(await done(by('Admin.Interface.Get', { id: locked })));
    expect(await read(desk.server.admin)).toContain('4711');
    const exported = await rawCall(desk.server.address, { service: 'Admin.Interface.Export', access_token: desk.tester.call.token, ids: [locked] });
    for (const text of [await read(desk.tester.call), await exported.text()]) {
      expect(text).toContain('"Locked"');
      expect(text).not.toContain('4711');
    }
    expect(await edit({ api: names[1], parameters: { amount: 2, password: 1 } }, 2)).toMatchObject({ ret: 200 });
  });

  test('have tokens that stay hidden where the system that is tested repeats them', async () => {
    const config_id = await addConfig({ ...byClient(desk.upstream), name: 'Repeated' });
    const expectations = [{ path: 'data.sent', operator: 'equal', value: 'nothing' }];
    const id = await add({ name: 'Repeats', path: `${desk.upstream.url}/echo`, config_id, expectations });
    const { shown } = await run(id);
    expect(shown).toMatchObject({ outcome: 'failed', failures: { en: 'data.sent is "Bearer ••••", expected equal to "nothing"' } });
    const report = await rawCall(desk.server.address, {
      service: 'Admin.TestCase.ReportSelected',
      access_token: desk.tester.call.token,
      ids: [id],
      format: 'junit',
    });
    for (const text of [JSON.stringify(shown), await report.text()]) {
      expect(text).toContain('Bearer ••••');
      expect(text).not.toContain(desk.upstream.issuedTokens.at(-1));
    }
  });

  test('do not leave this platform by a path of it', async () => {
    for (const path of [`/\\${desk.upstream.host}/api/`, `//${desk.upstream.host}/api/`]) {
      const id = await add({ name: 'Path', path });
      expect((await run(id)).shown?.found).not.toContain('who is it?');
    }
  });
});
