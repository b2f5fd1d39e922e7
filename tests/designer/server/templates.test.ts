import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDefinition } from '../../../designer/model/build/build-definition.ts';
import { applyTemplate, type Template } from '../../../designer/model/build/templates/template.ts';
import { templates } from '../../../designer/model/build/templates/templates.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { hasPhp } from '../codegen/php-project.ts';

const all = Object.values(templates).flat();
const fresh = { ...emptyDefinition('App..'), title: '', module: '' };
const created = (template: Template) => applyTemplate(fresh, template, 'zh_cn');

it('there is a template for each everyday interface, and none is missing a word in either language', () => {
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const template of all) {
    for (const language of ['zh_cn', 'en'] as const) {
      const definition = applyTemplate(fresh, template, language);
      expect([template.name, checkDefinition(definition, { secrets: new Set(['webhook.secret', 'weather.key']) })]).toEqual([template.name, []]);
      expect([definition.title, definition.summary].every((text) => text.length > 1)).toBe(true);
    }
  }
});

it('a template leaves the name and title that somebody has given', () => {
  const named = { ...emptyDefinition('Shop.Orders.Sum'), title: '我的合计' };
  expect(created(all[0]!)).toMatchObject({ namespace: 'App' });
  expect(applyTemplate(named, all[0]!, 'en')).toMatchObject({ namespace: 'Shop', class: 'Orders', method: 'Sum', title: '我的合计' });
});

describe('templates, published as they are', () => {
  let server: TestServer;
  let access_token: string;
  beforeAll(async () => {
    server = await openServer();
    access_token = await tokenOf(server.call, await addApp(server));
    await done(server.admin('Admin.Configuration.Add', { name: 'webhook.secret', secret_value: 'whsec', secret: true }));
  });
  afterAll(() => server?.close());
  const call = (service: string, fields: Record<string, string> = {}) => server.call<Record<string, unknown>>(service, { access_token, ...fields });

  it.each(all.map((template) => [template.name, template] as const))('%s is proven and live', async (_name, template) => {
    const id = await storeDraft(server, created(template));
    expect(await server.admin('Admin.Interface.Publish', { id })).toMatchObject({
      ret: 200,
      data: { verification: { php: hasPhp ? 'same' : expect.any(String), failedTests: [] } },
    });
  });

  it('they do what they say', async () => {
    const items = JSON.stringify([
      { price: 10.5, qty: 2 },
      { price: 33, qty: 1 },
    ]);
    expect((await call('App.Order.Total', { items, discount: '0.9' })).data).toEqual({ count: 3, subtotal: 54, total: 48.6 });
    const people = JSON.stringify([{ name: '李雷', phone: '13812348000' }]);
    expect((await call('App.Contact.Mask', { people })).data).toEqual({ people: [{ name: '李雷', phone: '138****8000' }] });
    expect((await call('App.Membership.Expiry', { begins_on: '2001-01-31', months: '1' })).data).toMatchObject({ ends_on: '2001-02-28', is_expired: true });

    const li = { username: 'li', password: 'secret-1' };
    const { id } = await done(call('App.Member.SignUp', li));
    expect(await call('App.Member.SignUp', li)).toMatchObject({ ret: 409 });
    expect((await call('App.Member.LogIn', li)).data).toEqual({ id, username: 'li' });
    expect(await call('App.Member.LogIn', { ...li, password: 'secret-2' })).toMatchObject({ ret: 401 });
    expect(await call('App.Member.LogIn', { ...li, username: 'nobody' })).toMatchObject({ ret: 401 });

    const purchase = { request_no: 'R-20260001', customer: ' 王芳 ', amount: '12.345' };
    expect(await call('App.Purchase.Create', purchase)).toMatchObject({ ret: 200 });
    expect(await call('App.Purchase.Create', purchase)).toMatchObject({ ret: 409 });

    expect((await call('App.Product.Search', { keyword: '茶' })).data).toEqual({ items: [], total: 0, pages: 0 });
    expect(await call('App.Product.Find', { id: '1' })).toMatchObject({ ret: 404 });

    const payload = '{"order":1}';
    const signature = createHmac('sha256', 'whsec').update(payload).digest('hex');
    const event = { event_id: 'e1', type: 'paid', payload };
    expect(await call('App.Webhook.Receive', { ...event, signature: 'x' })).toMatchObject({ ret: 401 });
    expect(await call('App.Webhook.Receive', { ...event, signature })).toMatchObject({ ret: 200 });
    expect(await call('App.Webhook.Receive', { ...event, signature })).toMatchObject({ ret: 409 });
  });
});
