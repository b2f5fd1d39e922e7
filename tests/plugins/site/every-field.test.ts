import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import siteConfig from '../../../plugins/site/schemas/site_config.json' with { type: 'json' };
import { enter } from '../../helpers/accounts.ts';
import { type Caller, type CallFields, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { publish } from '../docs/published.ts';

type Field = keyof typeof siteConfig.schema.properties;

interface Row {
  /** What the field is changed to. */
  value(): string | boolean | number | object;
  /** What else has to be said for the field to matter; stays until the row has been seen. */
  extra?: CallFields;
  /** What is only taken in the same edit. */
  together?: CallFields;
  /** What is put back for a field that is never answered. */
  former?: string;
  /** Where it acts: what is seen there. */
  view(): Promise<unknown>;
  seen: unknown;
}

let server: TestServer;
const pictures: Record<string, string> = {};
let count = 0;

beforeAll(async () => {
  // Each sign-up comes from an address of its own: how many one address may make in a row is not what is looked at.
  server = await openServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  await publish(server, 'Shop.Order.Add', { visibility: 'controlled' });
  await publish(server, 'Depot.Stock.Add', { module: 'Depot' });
  for (const [name, width, height] of [
    ['logo', 60, 28],
    ['icon', 80, 80],
    ['large', 638, 350],
    ['small', 380, 130],
  ] as const) {
    const pixels = await sharp({ create: { width, height, channels: 3, background: '#2F5BD7' } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(pixels)], `${name}.png`);
    pictures[name] = (await done(server.admin<{ url: string }>('Admin.File.Upload', { file, kind: 'image' }))).url;
  }
});
afterAll(() => server?.close());

const edit = async (fields: CallFields) => {
  const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
  await done(server.admin('Admin.SiteConfig.Edit', { rev, ...fields }));
};
const text = async (path: string) => (await fetch(server.address + path)).text();
/** What the pattern's group matches on a page; null for nothing. */
const on = (path: string, pattern: RegExp) => async () => pattern.exec(await text(path))?.[1] ?? null;
const newDeveloper = async () => (await enter(server, `developer${++count}`, 100)).call;

async function signUp(fields: CallFields = {}): Promise<{ access_token?: string; is_reviewed?: boolean; errors?: { field: string }[] }> {
  const body = new URLSearchParams({
    service: 'Platform.User.Register',
    ...{ username: `person${++count}`, password: 'a-long-pass-1', password_confirm: 'a-long-pass-1' },
    ...(fields as Record<string, string>),
  });
  const answer = await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'x-forwarded-for': `203.0.113.${count}` } });
  return ((await answer.json()) as { data: object | null }).data ?? {};
}
const missingAtSignUp = async () => ((await signUp({ password_confirm: 'another-pass-1' })).errors ?? []).map(({ field }) => field);

const catalog = (password?: string) => server.call<{ publicOrigin: string; intro: string; modules: Module[] }>('Platform.Docs.Catalog', { password });
interface Module {
  interfaces: { service: string; visibility: string }[];
}

async function dailyLimit(call: Caller, service: string, fields: CallFields = {}): Promise<unknown> {
  const { id } = await done(call<{ id: number }>(service, fields));
  return (await done(call('Platform.MyApp.Get', { id }))).daily_limit;
}

const rows: Record<Field, Row> = {
  title: { value: () => 'Cloud Gate', view: on('/articles', /<title>[^<]*(Cloud Gate)/), seen: 'Cloud Gate' },
  logo: { value: () => pictures.logo!, view: on('/', /<a class="site-logo" href="\/"><(img|svg)/), seen: 'img' },
  icon: { value: () => pictures.icon!, view: on('/', /<link rel="icon" href="(\/files\/)/), seen: '/files/' },
  keywords: { value: () => 'gate,cloud', view: on('/', /<meta name="keywords" content="([^"]*)"/), seen: 'gate,cloud' },
  description: { value: () => 'All of it', view: on('/', /<meta name="description" content="([^"]*)"/), seen: 'All of it' },
  record_number: { value: () => 'ICP-7', view: on('/search', /<footer[\s\S]*(ICP-7)/), seen: 'ICP-7' },
  record_link: {
    value: () => 'https://beian.example/',
    extra: { record_number: 'ICP-7' },
    view: on('/', /<a href="([^"]*)" rel="noopener">ICP-7/),
    seen: 'https://beian.example/',
  },
  statistics_code: {
    value: () => '<script src="https://hm.example.com/a.js"></script>',
    view: async () => (await fetch(server.address)).headers.get('content-security-policy')?.includes("script-src 'self' https://hm.example.com;"),
    seen: true,
  },
  template: { value: () => 'showcase', view: on('/', /<body data-template="(\w+)"/), seen: 'showcase' },
  banners_large: {
    value: () => [{ image: pictures.large, title: 'Spring', link: '/articles' }],
    view: on('/', /home-large">[\s\S]*?<a href="\/articles"><img[^>]* alt="(Spring)"/),
    seen: 'Spring',
  },
  banners_small: {
    value: () => [{ image: pictures.small, title: 'Autumn', link: '/docs' }],
    view: on('/', /home-small"><a href="\/docs"><img[^>]* alt="(Autumn)"/),
    seen: 'Autumn',
  },
  home_modules: {
    value: () => 'Depot',
    view: async () => [...(await text('/')).matchAll(/<h3>([^<]*)<\/h3><ul>/g)].map(([, name]) => name),
    seen: ['Depot'],
  },
  show_figures: { value: () => false, view: async () => (await text('/')).includes('class="home-figures"'), seen: false },
  watermark: {
    value: () => true,
    view: async () => (await done(server.admin<{ has_watermark: boolean }>('Platform.User.Profile'))).has_watermark,
    seen: true,
  },
  public_url: { value: () => 'https://open.example.com', view: on('/articles', /rel="canonical" href="([^"]*)"/), seen: 'https://open.example.com/articles' },
  api_url: { value: () => 'http://api.example.com:81', view: async () => (await catalog()).data?.publicOrigin, seen: 'http://api.example.com:81' },
  intro: { value: () => 'Begin **here**', view: on('/docs', /Begin <strong>(here)/), seen: 'here' },
  open_namespaces: {
    value: () => 'Shop',
    view: async () => {
      const interfaces = (await done(catalog())).modules.flatMap((module) => module.interfaces);
      return interfaces.find(({ service }) => service === 'Shop.Order.Add')?.visibility;
    },
    seen: 'open',
  },
  is_locked: { value: () => true, together: { view_password: 'sesame' }, view: async () => (await catalog()).ret, seen: 401 },
  view_password: {
    value: () => 'sesame',
    extra: { is_locked: true, view_password: 'before' },
    former: 'before',
    view: async () => [(await catalog('sesame')).ret, (await catalog('before')).ret],
    seen: [200, 401],
  },
  registration_open: { value: () => false, view: on('/', /<a class="button" href="(\/register)"/), seen: null },
  registration_phone: { value: () => true, view: missingAtSignUp, seen: ['tel', 'password_confirm'] },
  registration_email: { value: () => true, view: missingAtSignUp, seen: ['email', 'password_confirm'] },
  registration_review: { value: () => true, view: async () => (await signUp()).is_reviewed, seen: true },
  agreement: { value: () => '# Terms\n\nBe kind.', view: missingAtSignUp, seen: ['agreed', 'password_confirm'] },
  default_app: {
    value: () => true,
    view: async () => {
      const { access_token } = await signUp();
      return (await done(server.call<{ total: number }>('Platform.MyApp.List', { access_token }))).total;
    },
    seen: 1,
  },
  default_app_approved: {
    value: () => false,
    view: async () => (await done((await newDeveloper())<{ can_create: boolean }>('Platform.Sandbox.Get'))).can_create,
    seen: false,
  },
  default_app_limit: { value: () => 7, view: async () => dailyLimit(await newDeveloper(), 'Platform.Sandbox.Create'), seen: 7 },
  max_apps: {
    value: () => 1,
    view: async () => {
      const call = await newDeveloper();
      await done(call('Platform.MyApp.Add', { name: 'One' }));
      return (await call('Platform.MyApp.Add', { name: 'Two' })).ret;
    },
    seen: 401,
  },
  initial_daily_limit: { value: () => 55, view: async () => dailyLimit(await newDeveloper(), 'Platform.MyApp.Add', { name: 'New' }), seen: 55 },
};

describe('each field of the site settings', () => {
  test('has a row here', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(siteConfig.schema.properties).sort());
  });

  test.each(Object.entries(rows))(
    '%s is seen where it acts, and no longer once taken back',
    async (field, { value, extra = {}, together, former, view, seen }) => {
      const first = await done(server.admin('Admin.SiteConfig.Get'));
      const back = (names: string[]) => {
        const remaining = names.filter((name) => first[name] !== null && first[name] !== undefined && first[name] !== '' && name !== 'view_password');
        return edit({
          ...Object.fromEntries(remaining.map((name) => [name, first[name] as string])),
          clear: names.filter((name) => !remaining.includes(name)),
        });
      };
      const shows = (wanted: unknown) => until(view, (found) => JSON.stringify(found) === JSON.stringify(wanted));
      if (Object.keys(extra).length > 0) await edit(extra);
      const before = await view();
      expect(before).not.toEqual(seen);
      await edit({ ...together, [field]: value() });
      expect(await shows(seen)).toEqual(seen);
      await (former === undefined ? back([field]) : edit({ [field]: former }));
      expect(await shows(before)).toEqual(before);
      if (Object.keys(extra).length > 0) await back(Object.keys(extra));
    },
  );
});
