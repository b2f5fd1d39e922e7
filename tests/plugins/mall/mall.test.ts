import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerFrom } from '../../../engine/core/contract/define-call.ts';
import type { previewMall, readShelf } from '../../../plugins/mall/shared/calls.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type CallFields, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { publish } from '../docs/published.ts';

const [goods, orders, secret] = ['Shop.Goods.Find', 'Shop.Order.Sum', 'Shop.Secret.Sum'];

describeOnDatabases('the mall', (place) => {
  let server: TestServer;
  const plans: Record<string, number> = {};

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    await publish(server, goods);
    await publish(server, orders);
    await publish(server, secret, { visibility: 'hidden' });
    const add = async (name: string, fields: CallFields) => {
      plans[name] = (await done(server.admin<{ id: number }>('Admin.Plan.Add', { name, flow: 3_000, valid_days: 30, ...fields }))).id;
    };
    await add('Ten yuan', { kind: 'paid', price: 1_000, services: [goods], description: '<p>For <b>small</b> shops &amp; stalls</p>' });
    await add('Both', { kind: 'paid', price: 9_900, services: [goods, orders, secret], sort: 9 });
    await add('Try it', { kind: 'trial', services: [orders] });
    await add('Hidden only', { kind: 'paid', price: 100, services: [secret] });
    await add('Closed', { kind: 'paid', price: 100, services: [goods] });
    await done(server.admin('Admin.Plan.Close', { id: plans.Closed ?? 0 }));
  });
  afterAll(() => server?.close());

  const text = async (path: string) => (await fetch(server.address + path, { headers: { cookie: 'language=en', accept: 'text/html' } })).text();
  /** Names of the cards in their order. */
  const names = (page: string) => [...page.matchAll(/<h[23]><a href="\/plans\/\d+">([^<]*)</g)].map(([, name]) => name);
  const settings = async (fields: CallFields) => {
    const { rev } = await done(server.admin<{ rev: number }>('Admin.MallConfig.Get'));
    return server.admin('Admin.MallConfig.Edit', { rev, ...fields });
  };
  const shelfOf = (call: TestServer['admin']) => done(call<AnswerFrom<typeof readShelf>>('Platform.Mall.Shelf'));

  test('shows everybody what is on sale, with prices and links to the docs, and what a thousand calls come to', async () => {
    const page = await text('/plans');
    expect(names(page)).toEqual(['Both', 'Try it', 'Ten yuan']);
    expect(page).toContain('¥10.00');
    expect(page).toContain('¥3.3333 per 1,000 calls');
    expect(page).toContain('For small shops &amp; stalls');
    expect(page).toContain(`href="/docs/${goods}"`);
    expect(page).toMatch(/<meta property="og:title" content="Plans and prices/);
    expect(await text('/sitemap.xml')).toContain(`/plans/${plans.Both}</loc>`);
    expect(await text('/search?q=stalls')).toContain(`/plans/${plans['Ten yuan']}`);
  });

  test('names no interface that is not public', async () => {
    const page = await text('/plans');
    expect(page).not.toContain('Secret');
    expect(page).toContain('and 1 more that are not public');
    expect((await fetch(`${server.address}/plans/${plans['Hidden only']}`)).status).toBe(404);
    const { call } = await enter(server, 'looker', 100);
    expect(JSON.stringify(await shelfOf(call))).not.toContain('Secret');
    expect(JSON.stringify(await done(call('Platform.Mall.List')))).not.toContain('Secret');
  });

  test('is searched, filtered and compared by the address alone', async () => {
    expect(names(await text('/plans?q=stalls'))).toEqual(['Ten yuan']);
    expect(names(await text('/plans?kind=trial'))).toEqual(['Try it']);
    expect(await text('/plans?q=nothing-like-that')).toContain('No plan matches.');
    const compared = await text(`/plans?c${plans.Both}=on&c${plans['Ten yuan']}=on`);
    expect(compared).toContain('plan-compare');
    expect(compared).not.toContain('>Try it<');
    expect(await text('/plans?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('<script>alert');
  });

  test('leads a visitor over signing up back to what was chosen', async () => {
    expect(await text('/plans')).toContain(`href="/register?redirect=${encodeURIComponent(`/console/billing/mall?take=${plans.Both}`)}"`);
    const page = await text(`/plans/${plans['Ten yuan']}`);
    expect(page).toContain('For <b>small</b> shops');
    expect(await (await fetch(`${server.address}/plans/999999`)).text()).toContain('404');
  });

  test('shows on the front page what is recommended first, unless it is not to', async () => {
    await done(settings({ recommended: [plans['Ten yuan'] ?? 0] }));
    const home = await text('/');
    expect(names(home)).toEqual(['Ten yuan', 'Both', 'Try it']);
    expect(home).toContain('Recommended');
    await done(settings({ on_home: false }));
    expect(await text('/')).not.toContain('home-plans');
  });

  test('does as its settings say', async () => {
    await done(
      settings({
        template: 'table',
        headline: 'Spring sale',
        introduction: 'All cheaper',
        notice: 'Until Monday',
        bulk_text: 'Ask us',
        bulk_contact: '+86 400 123 4567',
      }),
    );
    const page = await text('/plans');
    expect(page).toMatch(/<title>Spring sale/);
    expect(page).toMatch(/<meta name="description" content="All cheaper">/);
    for (const piece of ['plan-table', 'Until Monday', 'Ask us', 'href="tel:+864001234567"']) expect(page).toContain(piece);
    await done(settings({ template: 'product', show_prices: false }));
    const grouped = await text('/plans');
    expect(grouped).toContain('plans-group');
    expect(grouped).not.toContain('¥');
    expect(grouped).toContain('Sign in for the price');
    const { call } = await enter(server, 'priced', 100);
    expect((await shelfOf(call)).offers.find(({ name }) => name === 'Both')?.price).toBe(9_900);
    const { body } = await done(
      server.admin<AnswerFrom<typeof previewMall>>('Admin.MallConfig.Preview', { values: { template: 'cards', headline: 'Tried only', show_prices: true } }),
    );
    expect(body).toContain('Tried only');
    expect(body).toContain('¥99.00');
    await done(settings({ template: 'cards', show_prices: true, clear: ['headline', 'introduction', 'notice', 'bulk_text', 'bulk_contact', 'recommended'] }));
  });

  test('refuses contacts that lead nowhere and plans that are closed', async () => {
    expect(await settings({ bulk_contact: 'call us' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'bulk_contact' }] } });
    expect(await settings({ bulk_contact: 'javascript:alert(1)' })).toMatchObject({ ret: 400 });
    expect(await settings({ recommended: [plans.Closed ?? 0] })).toMatchObject({ ret: 400, data: { errors: [{ field: 'recommended' }] } });
    expect(await settings({ recommended: [999_999] })).toMatchObject({ ret: 400 });
    expect((await server.admin('Admin.MallConfig.Preview', { values: { recommended: '{' } })).ret).toBe(200);
  });

  test('marks what sells best, and knows which trials its reader has had', async () => {
    const { call } = await enter(server, 'trier', 100);
    expect((await shelfOf(call)).offers.every(({ isTried, mark }) => !isTried && mark === null)).toBe(true);
    await done(call('Platform.Mall.Claim', { id: plans['Try it'] ?? 0 }));
    expect((await shelfOf(call)).offers.find(({ name }) => name === 'Try it')?.isTried).toBe(true);
    for (let times = 0; times < 3; times++) {
      const { id } = await done(call<{ id: number }>('Platform.Mall.Buy', { id: plans['Ten yuan'] ?? 0, quantity: 1, pay: 'later' }));
      await done(server.admin('Admin.PlanOrder.ConfirmCash', { id, note: 'Receipt 1' }));
    }
    expect((await shelfOf(call)).offers.find(({ name }) => name === 'Ten yuan')?.mark).toBe('popular');
    await done(settings({ mark_popular: false }));
    expect((await shelfOf(call)).offers.find(({ name }) => name === 'Ten yuan')?.mark).toBeNull();
  });
});
