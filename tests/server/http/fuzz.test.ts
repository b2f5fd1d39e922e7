import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { Service } from '../../../engine/server/kernel/call/service.ts';
import { adminPassword, openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { publish } from '../../plugins/docs/published.ts';
import { type HttpAnswer, send } from './http-caller.ts';

/** Calls of each property; more by `PORTICO_FUZZ=20000`. */
const runs = Number(process.env.PORTICO_FUZZ ?? 250);
const seed = Number(process.env.PORTICO_FUZZ_SEED ?? 20_260_717);
const settings = { numRuns: runs, seed, endOnFailure: true };
const patience = Math.max(240_000, runs * 60);

let server: TestServer;
let services: Service[];
let appToken: string;
let token = '';

beforeAll(async () => {
  server = await openServer({ apps: ['supplier'] });
  await publish(server, 'Open.Calc.Add');
  appToken = await tokenOf(server.call, await addApp(server));
  token = server.admin.token;
  services = server.platform.services.all();
});
afterAll(() => server?.close());

const inside =
  /node:internal|\bat .+ \(|\.[jt]s:\d|SQLITE|sqlite|syntax error|select .+ from |insert into|\/work\/|\/tmp\/|\/home\/|node_modules|\bundefined\b|\[object /;

/** The caller's fault is never a fault of ours, and no answer tells how we are made. */
async function expectRefusal({ text, body }: HttpAnswer): Promise<void> {
  const { ret } = body ?? {};
  if (ret === 406 || ret === 408) await signIn();
  expect(ret, text).not.toBe(500);
  // What went well shows what was asked for, kinds of databases and sources among it.
  if (ret !== 200) expect(text.slice(0, 20_000)).not.toMatch(inside);
}

/** Some of the calls end the session that makes them. */
async function signIn(): Promise<void> {
  const state = await server.platform.sessions.resolve(token);
  if (!('ended' in state)) return;
  const { body } = await send(server.address, { body: { service: 'Platform.User.UserLogin', username: 'admin', password: adminPassword } });
  token = (body.data as { access_token?: string } | null)?.access_token ?? token;
}

const nasty = fc.constantFrom<unknown>(
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'null', 'true', '\0', '\ud800', '{}', '[]', '[[[', '{"a":', '{"$ne":1}', "' or 1=1 --", '%ff', '../../etc/passwd'],
  ...['__proto__', 'constructor', 'a'.repeat(5_000), '9'.repeat(400), '2026-13-45', '0000-00-00', 'http://[', 'file:///etc/passwd', '(a+)+$', '\u202e', '𠮷'],
  ...[null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e308, 1e-320],
  ...[[], {}, [[]], [null], [{}], { a: { a: {} } }, [1, '1', null], { id: [] }, { from: {}, to: [] }, { in: 5 }, Array.from({ length: 60 }, () => 0)],
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`),
);
const value = fc.oneof(
  nasty,
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.date({ noInvalidDate: true }).map(String),
);

/** Values that a parameter could have, so that some calls come further than its type. */
function fitting({ type, enum: allowed, default: initial }: Parameter): fc.Arbitrary<unknown> {
  if (allowed) return fc.constantFrom<unknown>(...allowed);
  switch (type) {
    case 'integer':
      return fc.integer({ min: 0, max: 5 });
    case 'float':
      return fc.float({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.constant('2026-07-17');
    case 'array':
      return fc.array(value, { maxLength: 3 });
    case 'object':
      return fc.dictionary(fc.constantFrom('id', 'name', 'key', 'status', 'in', 'from', 'type', 'nodes', 'edges'), value, { maxKeys: 3 });
    default:
      return fc.oneof(fc.constant(initial ?? 'text'), fc.string({ maxLength: 20 }));
  }
}

const call = fc
  .nat()
  .map((number) => services[number % services.length]!)
  .chain((service) => {
    const known = Object.fromEntries(
      service.parameters.map((parameter) => [parameter.name, fc.oneof({ weight: 5, arbitrary: fitting(parameter) }, { weight: 1, arbitrary: value })]),
    );
    const shapes: Record<string, fc.Arbitrary<unknown>> = { ...known };
    const params = fc.record(shapes, { requiredKeys: service.parameters.filter(({ required }) => required).map(({ name }) => name) });
    return fc.record({ service: fc.constant(service.name), params });
  });

const authorized = (service: string) => ({ authorization: `Bearer ${service.startsWith('Open.') ? appToken : token}` });

describe('whatever a caller sends', () => {
  it('as JSON of wrong types is refused as his fault', { timeout: patience }, async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ service, params }) => {
        const body = JSON.stringify({ ...params, service });
        await expectRefusal(await send(server.address, { body, headers: { 'content-type': 'application/json', ...authorized(service) } }));
      }),
      settings,
    );
  });

  it('as a structure of which one part is wrong is refused as his fault', { timeout: patience }, async () => {
    const definition = computedDefinition('Open.Calc.Sub', { a: 'integer', b: 'string' }, { sum: ['add', 'a', 'a'] });
    const document = {
      openapi: '3.0.0',
      info: { title: 't', version: '1' },
      paths: { '/a': { get: { parameters: [], responses: { 200: { description: 'd' } } } } },
    };
    const takers = services.flatMap(({ name, parameters }) =>
      parameters.flatMap((parameter) => {
        if (parameter.type !== 'object' && parameter.type !== 'array' && parameter.name !== 'document') return [];
        const whole = parameter.name === 'document' ? document : parameter.name === 'definition' ? definition : { items: [{ id: 1, name: 'a' }] };
        return [{ name, parameters, parameter: parameter.name, whole, isText: parameter.type === 'string' }];
      }),
    );
    const places = (whole: object) => fc.constantFrom(...pathsOf(whole));
    const wrong = fc.constantFrom(...takers).chain((taker) => fc.record({ taker: fc.constant(taker), place: places(taker.whole), put: value }));
    await fc.assert(
      fc.asyncProperty(wrong, async ({ taker: { name, parameters, parameter, whole, isText }, place, put }) => {
        const structure = withPart(whole, place, put);
        const others = Object.fromEntries(parameters.filter(({ required, type }) => required && type === 'integer').map((one) => [one.name, 1]));
        const body = JSON.stringify({ ...others, service: name, [parameter]: isText ? JSON.stringify(structure) : structure });
        await expectRefusal(await send(server.address, { body, headers: { 'content-type': 'application/json', ...authorized(name) } }));
      }),
      settings,
    );
  });

  it('as a form is refused as his fault', { timeout: patience }, async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ service, params }) => {
        const fields = Object.entries(params).map(([name, input]) => [name, typeof input === 'string' ? input : String(JSON.stringify(input))]);
        const body = String(new URLSearchParams([['service', service], ...fields]));
        await expectRefusal(await send(server.address, { body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...authorized(service) } }));
      }),
      settings,
    );
  });

  it('as a file is refused as his fault', { timeout: patience }, async () => {
    const takers = services.filter(({ parameters }) => parameters.some(({ type }) => type === 'file'));
    const upload = fc.record({
      service: fc.constantFrom(...takers),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(...starts).chain((start) => fc.uint8Array().map((rest) => Uint8Array.from([...start, ...rest]))),
      ),
      name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a.xlsx', 'a.png', 'a.csv', 'a.zip', '../../a', 'a\0.pdf')),
    });
    await fc.assert(
      fc.asyncProperty(upload, async ({ service, bytes, name }) => {
        const form = new FormData();
        form.append('service', service.name);
        for (const parameter of service.parameters) {
          if (parameter.type === 'file') form.append(parameter.name, new File([new Uint8Array(bytes)], name));
          else if (parameter.required) form.append(parameter.name, '1');
        }
        const answer = await fetch(`${server.address}/api/`, { method: 'POST', body: form, headers: authorized(service.name) });
        const text = await answer.text();
        await expectRefusal({ status: answer.status, headers: {}, text, body: JSON.parse(text) });
      }),
      { ...settings, numRuns: Math.ceil(runs / 4) },
    );
  });

  it('as bytes of any type, to any address, is refused as his fault', { timeout: patience }, async () => {
    const types = fc.constantFrom(
      ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'multipart/form-data', 'text/plain', 'a', ';', ''],
      ...['application/json; charset=utf-16', 'multipart/form-data; boundary="', 'application/octet-stream', 'application/json;;', 'multipart/'],
    );
    const paths = fc.oneof(
      fc.constantFrom(
        '/api/',
        '/api',
        '/api/Open.Calc.Add',
        '/api/Admin.App.List',
        '/api/events',
        '/mcp',
        '/oauth/register',
        '/oauth/token',
        '/api/app.php?s=Open.Calc.Add',
      ),
      fc.webPath(),
      fc.string({ unit: 'binary-ascii' }).map((text) => `/files/${encodeURI(text).replaceAll('%25', '%')}`),
      fc.webQueryParameters().map((query) => `/api/?${query}`),
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.json().map((text) => Buffer.from(text)),
      fc
        .constantFrom(
          '--b',
          '--b\r\n',
          '--b--',
          '--b\r\nContent-Disposition: form-data; name="service"\r\n\r\nA',
          '[',
          '{"a":{"a":',
          '""',
          'a=%',
          'service[]=1',
        )
        .map((text) => Buffer.from(text)),
    );
    const methods = fc.constantFrom('POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');
    await fc.assert(
      fc.asyncProperty(methods, paths, types, bytes, async (method, path, type, body) => {
        const answer = await send(server.address, { method, path, body, headers: type === '' ? {} : { 'content-type': type } });
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.body) await expectRefusal(answer);
      }),
      settings,
    );
  });
});

/** Where the parts of a structure lie. */
function pathsOf(whole: unknown, here: string[] = []): string[][] {
  if (typeof whole !== 'object' || whole === null) return [here];
  return [here, ...Object.entries(whole).flatMap(([name, part]) => pathsOf(part, [...here, name]))];
}

function withPart(whole: unknown, [name, ...rest]: string[], put: unknown): unknown {
  if (name === undefined) return put;
  const copy = structuredClone(whole) as Record<string, unknown>;
  copy[name] = withPart(copy[name], rest, put);
  return copy;
}

const starts = [
  [0x50, 0x4b, 3, 4],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0xef, 0xbb, 0xbf],
];
