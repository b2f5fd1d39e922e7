import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SwaggerParser from 'swagger-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { OpenApiDocument } from '../../../engine/core/derive/openapi.ts';
import type { DocCall } from '../../../plugins/docs/shared/call-list.ts';
import type { CallListAnswer } from '../../../plugins/docs/shared/calls.ts';
import { enter } from '../../helpers/accounts.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';

const supplier = resolve(import.meta.dirname, '../../apps/supplier/schemas/supplier.json');
let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const list = async (caller: Caller) => (await caller<CallListAnswer>('Admin.Docs.List')).data!;
const openApi = (caller: Caller, fields: Record<string, string> = {}) => caller<OpenApiDocument>('Admin.Docs.OpenApi', fields);
const namesIn = ({ groups }: CallListAnswer) => groups.flatMap((group) => group.calls.map((call) => call.service));
const callsIn = (document: OpenApiDocument) => Object.keys(document.paths).map((path) => path.slice(path.indexOf('#') + 1));
const callOf = ({ groups }: CallListAnswer, name: string): DocCall => {
  const found = groups.flatMap((group) => group.calls).find((call) => call.service === name);
  if (!found) throw new Error(`${name} is not in the docs`);
  return found;
};

describe('a descriptor that was dropped', () => {
  it('has its calls in the docs and in an OpenAPI document of its own', async () => {
    const before = await list(server.admin);
    expect(namesIn(before)).not.toContain('Admin.Supplier.List');
    expect((await openApi(server.admin, { screen: 'supplier' })).ret).toBe(404);

    copyFileSync(supplier, join(server.schemas, 'supplier.json'));
    const after = await until(
      () => list(server.admin),
      (answer) => namesIn(answer).includes('Admin.Supplier.List'),
    );
    expect(after.version).toBeGreaterThan(before.version);
    const group = after.groups.find(({ name }) => name === 'Admin.Supplier');
    expect(group?.title).toMatchObject({ zh_cn: '供应商', en: 'Supplier' });
    const verbs = [
      'List',
      'Get',
      'Add',
      'Edit',
      'Remove',
      'Restore',
      'Import',
      'Export',
      'Options',
      'History',
      'EditAll',
      'EditPreview',
      'Affected',
      'Undo',
      'Engage',
      'Finish',
    ];
    expect(group?.calls.map((call) => call.service)).toEqual(verbs.map((verb) => `Admin.Supplier.${verb}`));

    const { data: document } = await openApi(server.admin, { screen: 'supplier' });
    expect(callsIn(document!)).toEqual(group?.calls.map((call) => call.service));
    expect(Object.keys(document!.components.schemas)).toEqual(['Envelope', 'Refusal', 'Supplier']);
  });

  it('tells of its fields what the record is held to', async () => {
    const answer = await list(server.admin);
    const parameters = (verb: string) => callOf(answer, `Admin.Supplier.${verb}`).parameters;
    const field = (verb: string, name: string) => parameters(verb).find((parameter) => parameter.name === name);
    expect(field('Add', 'name')).toEqual({
      name: 'name',
      type: 'string',
      required: true,
      max: 60,
      text: expect.objectContaining({ zh_cn: '名称', en: 'Name' }),
    });
    expect(field('Edit', 'name')).toMatchObject({ required: false, max: 60 });
    expect(field('Add', 'deposit')).toMatchObject({ type: 'integer', min: 0, default: 0, format: 'money' });
    expect(field('Edit', 'deposit')).not.toHaveProperty('default');
    expect(field('Add', 'contact_id')).toMatchObject({ format: 'ref:user.username' });
    expect(callOf(answer, 'Admin.Supplier.Engage').access).toEqual({
      kind: 'permission',
      minLevel: 200,
      nodes: [{ key: '/supplier/list#Engage', label: expect.objectContaining({ zh_cn: '供应商列表 / 合作', en: 'Supplier list / Engage' }) }],
    });
  });
});

describe('an administrator', () => {
  it('without rights sees the calls of everybody and none of a screen', async () => {
    const { call } = await enter(server, 'docs_nobody', 200);
    const names = namesIn(await list(call));
    expect(names).toContain('Platform.User.Profile');
    expect(names.filter((name) => /^Admin\.(Supplier|User|Interface)\./.test(name))).toEqual(['Admin.User.GetAllMemberLevelList']);
    expect((await openApi(call, { screen: 'supplier' })).ret).toBe(401);
    const all = (await openApi(call)).data!;
    expect(callsIn(all).sort()).toEqual(names.sort());
    expect(all.components.schemas).not.toHaveProperty('Supplier');
  });

  it('with one right sees the calls that right allows', async () => {
    const { id, call } = await enter(server, 'docs_reader', 200);
    await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/supplier/add'] });
    const expected = ['Admin.Supplier.Add', 'Admin.Supplier.Get', 'Admin.Supplier.Options'];
    expect(
      namesIn(await list(call))
        .filter((name) => name.startsWith('Admin.Supplier.'))
        .sort(),
    ).toEqual(expected);
    expect(callsIn((await openApi(call, { screen: 'supplier' })).data!).sort()).toEqual(expected);
  });

  it('sees every call of the platform with level 255', async () => {
    const system = server.platform.services.all().filter((service) => service.access.kind !== 'app');
    expect(namesIn(await list(server.admin)).sort()).toEqual(system.map((service) => service.name).sort());
  });

  it('reads in both languages what every parameter means', async () => {
    const { groups } = await list(server.admin);
    const silent = groups.flatMap(({ calls }) =>
      calls.flatMap(({ service, parameters }) => parameters.filter(({ text }) => !text?.zh_cn || !text.en).map(({ name }) => `${service} ${name}`)),
    );
    expect(silent).toEqual([]);
  });

  it('gets every call as valid OpenAPI 3.1', async () => {
    const { data } = await openApi(server.admin);
    expect(callsIn(data!).sort()).toEqual(namesIn(await list(server.admin)).sort());
    await expect(SwaggerParser.validate(structuredClone(data) as never)).resolves.toMatchObject({ openapi: '3.1.0' });
  });
});

it('keeps the docs from accounts below the administrators', async () => {
  const { call } = await enter(server, 'docs_member', 100);
  for (const name of ['Admin.Docs.List', 'Admin.Docs.OpenApi']) {
    expect((await call(name)).ret).toBe(401);
    expect((await server.call(name)).ret).toBe(406);
  }
});

it('leaves published interfaces to the catalogue', async () => {
  const definition = computedDefinition('Tool.Docs.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  const { data: saved } = await server.admin<{ id: number }>('Admin.Interface.Save', { definition });
  expect((await server.admin('Admin.Interface.Publish', { id: saved!.id })).ret).toBe(200);
  expect(namesIn(await list(server.admin))).not.toContain('Tool.Docs.Add');
  expect(callsIn((await openApi(server.admin)).data!)).not.toContain('Tool.Docs.Add');
});

it('leads from /docs/internal to the page of the back-office', async () => {
  const response = await fetch(`${server.address}/docs/internal?call=Admin.App.List`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/admin/docs/internal?call=Admin.App.List');
});

describe('a call that a contract declares', () => {
  it('tells what it answers, in the docs and in the document', async () => {
    const { returns } = callOf(await list(server.admin), 'Platform.User.LoginRecords');
    expect(returns).toContainEqual({ name: 'items[].result', type: 'string', enum: ['ok', 'login', 'disabled', 'level'] });
    const { data: document } = await openApi(server.admin);
    const [, operation] = Object.entries(document!.paths).find(([path]) => path.endsWith('#Platform.User.LoginRecords'))!;
    const { schema } = operation.post.responses['200']!.content['application/json']!;
    expect(schema.oneOf?.[0]?.allOf?.[1]?.properties?.data).toMatchObject({ type: 'object', required: ['items', 'total', 'page', 'per_page'] });
  });
});
