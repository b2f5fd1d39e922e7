import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp } from '../apps/open-caller.ts';

const [open, hidden, ofPlatform] = ['Open.Calc.Add', 'Open.Calc.Secret', 'App.Calc.Add'] as const;

interface Setting {
  id: number;
  rev: number;
  service_name: string;
  visibility: string;
  effective: string;
  product_id: number | null;
}

describeOnDatabases('what administrators decide of an interface', (place) => {
  let server: TestServer;
  let app: TestApp;
  let interfaceId: number;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    interfaceId = await publish(open, 'open');
    await publish(hidden, 'hidden');
    await publish(ofPlatform, 'controlled');
    app = await addApp(server, { account_id: (await enter(server, 'settings_owner', 100)).id });
  });
  afterAll(() => server?.close());

  async function publish(service: string, visibility: string): Promise<number> {
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    return id;
  }
  const settings = async () => (await done(server.admin<{ items: Setting[] }>('Admin.ServiceSetting.List', { per_page: 100 }))).items;
  const settingOf = (service: string) =>
    until(
      async () => (await settings()).find((row) => row.service_name === service),
      (row) => row !== undefined,
    ) as Promise<Setting>;
  const decide = async (service: string, fields: Record<string, string | number>) => {
    const { id, rev } = await settingOf(service);
    return server.admin('Admin.ServiceSetting.Edit', { id, rev, ...fields });
  };
  const ret = async (service: string) => (await server.call(service, signed(app, service, { a: '2' }))).ret;

  test('stands in a row of its own for each published interface, as designed until somebody decides', async () => {
    expect(await settingOf(open)).toMatchObject({ visibility: 'designed', effective: 'open', product_id: null });
    expect(await settingOf(hidden)).toMatchObject({ visibility: 'designed', effective: 'hidden' });
    expect([await ret(open), await ret(hidden), await ret(ofPlatform)]).toEqual([200, 404, 401]);
  });

  test('comes before what the definition says, and outlives publishing and being published anew', async () => {
    await done(decide(open, { visibility: 'controlled' }));
    await done(decide(hidden, { visibility: 'open' }));
    expect([await ret(open), await ret(hidden)]).toEqual([401, 200]);
    const { rev } = await done(server.admin<{ rev: number }>('Admin.Interface.Unpublish', { id: interfaceId }));
    expect((await settingOf(open)).effective).toBe('unpublished');
    await done(server.admin('Admin.Interface.Publish', { id: interfaceId, rev }));
    expect(await ret(open)).toBe(401);
    expect(await settingOf(open)).toMatchObject({ visibility: 'controlled', effective: 'controlled' });
    await done(decide(open, { visibility: 'designed' }));
    await done(decide(hidden, { visibility: 'designed' }));
    expect([await ret(open), await ret(hidden)]).toEqual([200, 404]);
  });

  test('never opens what belongs to the open platform itself', async () => {
    expect(await decide(ofPlatform, { visibility: 'open' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'visibility' }] } });
    expect(await ret(ofPlatform)).toBe(401);
  });

  test('is given to steps of the gateway with the service', async () => {
    await done(decide(open, { rate: '600/min+50', unit_price: 12 }));
    expect(server.platform.services.find(open)?.settings).toMatchObject({ rate: '600/min+50', unitPrice: 12, product: null });
    expect(await decide(open, { rate: 'often' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'rate', code: 'format' }] } });
  });

  test('puts interfaces into products, whose end is told to who calls them', async () => {
    const product = await done(
      server.admin<{ id: number }>('Admin.ApiProduct.Add', { title: 'Numbers', deprecated_on: '2026-01-01', sunset_on: '2030-06-30' }),
    );
    await done(decide(open, { product_id: product.id }));
    const response = await rawCall(server.address, { service: open, ...signed(app, open, { a: '2' }) });
    expect(response.headers.get('deprecation')).toBe(`@${Date.parse('2026-01-01T00:00:00+08:00') / 1_000}`);
    expect(response.headers.get('sunset')).toBe('Sat, 29 Jun 2030 16:00:00 GMT');
    expect(server.platform.services.find(open)?.about?.deprecated).toBe(true);
    const wrong = await server.admin('Admin.ApiProduct.Add', { title: 'Backwards', deprecated_on: '2026-02-01', sunset_on: '2026-01-01' });
    expect(wrong).toMatchObject({ ret: 400, data: { errors: [{ field: 'sunset_on' }] } });
    await done(server.admin('Admin.ApiProduct.Remove', { id: product.id }));
    expect((await settingOf(open)).product_id).toBeNull();
    expect((await rawCall(server.address, { service: open, ...signed(app, open, { a: '2' }) })).headers.get('deprecation')).toBeNull();
  });
});
