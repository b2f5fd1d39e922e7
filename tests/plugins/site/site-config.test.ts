import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../../helpers/accounts.ts';
import { type CallFields, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { publish } from '../docs/published.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  await publish(server, 'Shop.Order.Add', { visibility: 'controlled' });
});
afterAll(() => server?.close());

const settings = async (fields: CallFields) => {
  const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
  return server.admin('Admin.SiteConfig.Edit', { rev, ...fields });
};
const save = (fields: CallFields) => done(settings(fields));
const text = async (path: string) => (await fetch(server.address + path)).text();
const errorOf = async (fields: CallFields) => ((await settings(fields)).data as { errors?: { field: string }[] } | null)?.errors?.[0]?.field;

const signUp = (username: string, fields: CallFields = {}) =>
  server.call<{ access_token?: string; is_reviewed: boolean; errors?: { field: string }[] }>('Platform.User.Register', {
    ...{ username, password: 'a-long-pass-1', password_confirm: 'a-long-pass-1' },
    ...fields,
  });

test('a new site has its advertising, of exact sizes, and cannot do without any', async () => {
  const home = await text('/');
  expect(home).toMatch(/src="\/files\/[0-9a-f]+-638x350\.png"[^>]* width="638" height="350"/);
  expect(home.match(/-380x130\.png/g)).toHaveLength(2);
  const [, banner] = /src="(\/files\/[0-9a-f]+-638x350\.png)"/.exec(home) ?? [];
  expect((await fetch(server.address + banner)).status).toBe(200);
  expect(await errorOf({ clear: ['banners_large', 'banners_small'] })).toBe('banners_large');
  for (const link of ['//evil.example', '/\t/evil.example', '/\\evil.example', '/a\u0001', 'java\tscript:alert(1)', 'javascript:alert(1)'])
    expect(await errorOf({ banners_large: [{ image: banner, title: 'x', link }] }), link).toBe('banners_large.0.link');
  await save({ banners_large: [{ image: banner, title: 'Spring', link: '/articles' }] });
  expect(await text('/')).toMatch(/<a href="\/articles"><img[^>]* alt="Spring"/);
});

test('its names, words, record number and template stand on every page that the server draws', async () => {
  await save({ title: 'Cloud Gate', description: 'All interfaces', keywords: 'api,gate', record_number: 'ICP-1', record_link: 'https://beian.example/' });
  for (const path of ['/', '/articles', '/search', '/nowhere-at-all']) {
    const page = await (await fetch(server.address + path, { headers: { accept: 'text/html' } })).text();
    expect(page, path).toMatch(/<title>[^<]*Cloud Gate/);
    expect(page).toContain('<a href="https://beian.example/" rel="noopener">ICP-1</a>');
  }
  expect(await text('/')).toMatch(/<meta name="description" content="All interfaces">\s*<meta name="keywords" content="api,gate">/);
  expect(await text('/docs')).toContain('"recordNumber":"ICP-1"');
  for (const template of ['search', 'showcase', 'classic']) {
    await save({ template });
    expect(await text('/')).toContain(`<body data-template="${template}">`);
  }
});

test('logo and icon are everybody’s as soon as they are the site’s', async () => {
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
  const { url } = await done(server.admin<{ url: string }>('Admin.File.Upload', { file: new File([dot], 'logo.png', { type: 'image/png' }), kind: 'image' }));
  expect((await fetch(server.address + url)).status).toBe(404);
  await save({ logo: url });
  expect((await fetch(server.address + url)).status).toBe(200);
  expect(await text('/')).toContain(`<img src="${url}" alt="" height="28">`);
  expect(await errorOf({ icon: url })).toBe('icon');
});

test('the statistics code runs on the portal alone, with its own hosts and nothing else', async () => {
  const inline = "var s=document.createElement('script');s.src='https://hm.example.com/hm.js?1';";
  const hosts = ['http://plain.example', 'https://*', 'https://*.example.com', "https://a;script-src'unsafe-inline'.example.com", 'https://localhost'];
  const wrong = ['<img src=x onerror=alert(1)>', 'alert(1)', '<script><!-- <script></script> alert(1)</script>'];
  for (const code of [...wrong, ...hosts.map((host) => `<script src="${host}/a.js"></script>`)])
    expect(await errorOf({ statistics_code: code }), code).toBe('statistics_code');
  const asleep = '<!-- <script>asleep()</script><script src="https://asleep.example.com/a.js"></script> -->';
  const linked = `<script src="https://cdn.example.com/a.js" async data-site1='{"id": "<7"}' onload="alert(1)"></script>`;
  await save({ statistics_code: `${asleep}${linked}<script>${inline}</script>` });
  for (const path of ['/', '/docs']) {
    const page = await fetch(server.address + path);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' https://cdn.example.com https://hm.example.com 'sha256-${hash}';`);
    const body = await page.text();
    expect(body).toContain('<script src="https://cdn.example.com/a.js" async data-site1="{&quot;id&quot;: &quot;&lt;7&quot;}"></script>');
    expect(body).not.toContain('onload');
    expect(body).not.toContain('asleep');
  }
  for (const path of ['/admin/login', '/login', '/admin/home', '/console/home']) {
    const page = await fetch(server.address + path);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await page.text()).not.toContain('example.com');
  }
  await save({ clear: ['statistics_code'] });
});

test('a public address is where pages say they are; at the interfaces’ own nothing but calls is answered', async () => {
  expect(await errorOf({ api_url: 'https://api.example.com/path' })).toBe('api_url');
  await save({ public_url: 'https://open.example.com', api_url: 'http://api.example.com:81' });
  expect(await text('/articles')).toContain('<link rel="canonical" href="https://open.example.com/articles">');
  expect(await text('/robots.txt')).toContain('Sitemap: https://open.example.com/sitemap.xml');
  expect((await done(server.call<{ publicOrigin: string }>('Platform.Docs.Catalog'))).publicOrigin).toBe('http://api.example.com:81');
  // fetch does not let one say a host.
  const requested = (path: string) =>
    new Promise<number>((answered, failed) => {
      const { hostname, port } = new URL(server.address);
      request({ hostname, port, path, headers: { host: 'api.example.com:81' } }, (answer) => answered(answer.resume().statusCode ?? 0))
        .on('error', failed)
        .end();
    });
  expect([await requested('/'), await requested('/admin/login'), await requested('/api/?s=Platform.Site.Query')]).toEqual([404, 404, 200]);
  await save({ clear: ['public_url', 'api_url'] });
});

test('modules and figures of the home page are those that were chosen', async () => {
  await publish(server, 'Depot.Stock.Add', { module: 'Depot' });
  const modules = async () =>
    [
      ...(await text('/'))
        .split('home-part home-modules')[1]!
        .split('</section>')[0]!
        .matchAll(/<h3>([^<]*)/g),
    ].map(([, name]) => name);
  expect((await modules()).length).toBeGreaterThan(1);
  await save({ home_modules: 'Depot,Nothing' });
  expect(await modules()).toEqual(['Depot']);
  expect(await text('/')).toContain('class="home-figures"');
  await save({ show_figures: false });
  expect(await text('/')).not.toContain('class="home-figures"');
});

test('an open namespace opens its interfaces to every app, and no reserved one can be', async () => {
  const visibility = async () => {
    const { modules } = await done(server.call<{ modules: { interfaces: { service: string; visibility: string }[] }[] }>('Platform.Docs.Catalog'));
    return modules.flatMap(({ interfaces }) => interfaces).find(({ service }) => service === 'Shop.Order.Add')?.visibility;
  };
  expect(await visibility()).toBe('controlled');
  expect(await errorOf({ open_namespaces: 'Shop,Admin' })).toBe('open_namespaces');
  await save({ open_namespaces: 'Shop' });
  expect(await until(visibility, (found) => found === 'open')).toBe('open');
  await save({ clear: ['open_namespaces'] });
  expect(await until(visibility, (found) => found === 'controlled')).toBe('controlled');
});

test('docs behind a password are on no page, in no search and no sitemap', async () => {
  const places = ['/', '/docs', '/docs/Shop.Order.Add', '/search?q=Shop.Order', '/sitemap.xml'];
  const reported = async () =>
    Promise.all(places.map(async (path) => (await text(path)).replace('Shop.Order</title>', '').includes('Shop.Order.Add') || path === '/'));
  await save({ clear: ['home_modules'] });
  expect(await reported()).toEqual([true, true, true, true, true]);
  await save({ is_locked: true, view_password: 'sesame' });
  for (const path of places.filter((one) => one !== '/docs/Shop.Order.Add')) expect(await text(path), path).not.toContain('/docs/Shop.Order.Add');
  await save({ is_locked: false });
});

test('registration asks for what the site wants, is reviewed or closed', async () => {
  await save({ registration_phone: true, registration_email: true, agreement: '# Terms\n\nBe kind.' });
  expect(await text('/agreement')).toContain('Be kind.');
  expect((await signUp('first')).data?.errors?.map(({ field }) => field)).toEqual(['tel', 'email', 'agreed']);
  const whole = { tel: '13800138000', email: 'a@example.com', agreed: 1 };
  expect((await signUp('first', whole)).data).toMatchObject({ access_token: expect.any(String), is_reviewed: false });
  await save({ registration_review: true });
  const waiting = await signUp('second', { ...whole, email: 'b@example.com' });
  expect(waiting.data).toMatchObject({ is_reviewed: true });
  expect(waiting.data?.access_token).toBeUndefined();
  expect((await server.call('Platform.User.UserLogin', { username: 'second', password: 'a-long-pass-1' })).ret).not.toBe(200);
  await save({ registration_open: false });
  expect((await signUp('third', whole)).ret).toBe(401);
  expect(await text('/')).not.toContain('href="/register"');
  await save({ registration_open: true, registration_review: false, registration_phone: false, registration_email: false, clear: ['agreement'] });
  expect((await fetch(`${server.address}/agreement`)).status).toBe(404);
});

test('a new developer has an app where the site says so, no more than it allows, with its daily limit', async () => {
  await save({ default_app: true, default_app_limit: 7, max_apps: 2, initial_daily_limit: 55 });
  await done(signUp('apps'));
  const developer = await server.login('apps', 'a-long-pass-1');
  const apps = async () => (await done(developer<{ items: { daily_limit: number }[] }>('Platform.MyApp.List'))).items.map(({ daily_limit }) => daily_limit);
  expect(await apps()).toEqual([7]);
  await done(developer('Platform.MyApp.Add', { name: 'Own' }));
  expect((await apps()).sort()).toEqual([55, 7]);
  expect((await developer('Platform.MyApp.Add', { name: 'Too many' })).ret).toBe(401);
});

test('a form that nobody has saved is shown to who may open it, and runs nothing', async () => {
  const values = { title: 'Draft <b>', template: 'search', statistics_code: '<script>alert(1)</script>', banners_small: [] };
  const { body } = await done(server.admin<{ body: string }>('Admin.SiteConfig.Preview', { values }));
  expect(body).toContain('<h1>Draft &lt;b&gt;</h1>');
  expect(body).not.toContain('alert(1)');
  expect(await text('/')).not.toContain('Draft');
  expect((await (await enter(server, 'stranger', 100)).call('Admin.SiteConfig.Preview', { values })).ret).toBe(401);
});
