import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { OpenApiDocument, OpenApiSchema } from '../../../engine/core/derive/openapi.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { type CallFields, openServer, rawCall, type TestServer } from '../../helpers/server.ts';

let server: TestServer;
let document: OpenApiDocument;
let appId = 0;
let draft = 0;
beforeAll(async () => {
  server = await openServer({ demo: true });
  document = (await server.admin<OpenApiDocument>('Admin.Docs.OpenApi')).data!;
  const app = { app_key: 'documented', app_secret: 'documented-secret-0123456789', name: '文档', account_id: 1, limit_mode: 'unlimited' };
  appId = (await server.admin<{ id: number }>('Admin.App.Add', app)).data!.id;
  draft = await storeDraft(server, computedDefinition('Tool.Document.Add', { a: 'integer' }, { sum: ['add', 'a', 'a'] }));
  await server.admin('Admin.Interface.Publish', { id: draft });
});
afterAll(() => server?.close());

const schemaOf = (call: string, media = 'application/json'): OpenApiSchema | undefined => {
  const path = Object.keys(document.paths).find((one) => one.endsWith(`#${call}`));
  return document.paths[path!]?.post.responses['200']?.content[media]?.schema;
};

it('is one that redocly finds no error in', async () => {
  // Whose the platform is, it does not know; and its calls have HTTP status 200 always.
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off', 'operation-4xx-response': 'off' } });
  const findings = await lintFromString({ source: JSON.stringify(document), config });
  expect(findings.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([]);
});

it('tells every answer as it is, refusals too', async () => {
  const calls: [string, CallFields?][] = [
    ['Admin.App.List', { with_counts: true }],
    ['Admin.AccessLog.List'],
    ['Admin.App.Get', { id: appId }],
    ['Admin.App.Get', { id: 9_999 }],
    ['Admin.App.History', { id: appId }],
    ['Admin.App.Add', { name: 'x' }],
    ['Admin.App.Pass', { ids: [appId] }],
    ['Admin.App.Disable', { id: appId }],
    ['Admin.App.Enable', { id: 9_999 }],
    ['Admin.App.Options', { field: 'account_id' }],
    ['Admin.Article.Edit', { id: 1, rev: 99, title: 'x' }],
    ['Admin.Configuration.Add', { name: 'documented', secret: true, secret_value: 'hidden' }],
    ['Admin.Configuration.List'],
    ['Admin.Database.Tables'],
    ['Admin.Docs.List'],
    ['Admin.SiteConfig.Get'],
    ['Admin.Interface.List'],
    ['Admin.Interface.Get', { id: draft }],
    ['Admin.Interface.History', { id: draft }],
    ['Admin.Interface.PublishPlan', { id: draft }],
    ['Admin.Interface.LoggedCalls', { id: draft }],
    ['Admin.Interface.ImportSources'],
    ['Admin.Interface.Unpublish', { id: draft }],
    ['Admin.Job.List'],
    ['Admin.Permission.Nodes'],
    ['Admin.Permission.GetMyPermission'],
    ['Admin.Preference.Set', { key: 'theme', value: '"dark"' }],
    ['Admin.Preference.Get', { key: 'theme' }],
    ['Admin.Screen.Load', { name: 'app' }],
    ['Admin.User.GetAllMembers'],
    ['Platform.Docs.Catalog'],
    ['Platform.User.Profile'],
    ['Platform.User.LoginRecords'],
    ['App.Auth.ApplyToken', { app_key: 'documented', app_secret: 'wrong' }],
  ];
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(document.components, 'components');
  const wrong: string[] = [];
  for (const [call, fields] of calls) {
    const answer = await server.admin(call, fields);
    const { ret } = answer;
    if (!ajv.validate(inDocument(schemaOf(call)!), answer)) wrong.push(`${call} ${ret}: ${ajv.errorsText()}`);
    if (ret === 200) wrong.push(...untold([schemaOf(call)!.oneOf![0]!], answer, call));
  }
  expect(wrong).toEqual([]);
});

it('tells parameters as they travel: JSON as text, whole inside', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fields = Object.values(document.paths).flatMap(({ post }) =>
    Object.values(post.requestBody.content).flatMap(({ schema }) =>
      Object.entries(schema.properties!).map(([name, field]) => [`${post.operationId}.${name}`, field] as const),
    ),
  );
  expect(fields.filter(([, field]) => field.default !== undefined && !ajv.validate(field, field.default)).map(([name]) => name)).toEqual([]);
  expect(fields.filter(([, field]) => JSON.stringify(field.contentSchema ?? {}).includes('"contentSchema"')).map(([name]) => name)).toEqual([]);
});

it('tells which calls answer files', async () => {
  for (const call of ['Admin.App.Export', 'Admin.Interface.Export', 'Platform.Docs.Offline']) {
    const answer = await rawCall(server.address, { service: call, access_token: server.admin.token });
    expect([call, answer.headers.get('content-type')?.startsWith('application/json')]).toEqual([call, false]);
    expect(schemaOf(call, '*/*')).toMatchObject({ type: 'string' });
  }
});

/** References as they stand in a schema of its own. */
function inDocument(schema: OpenApiSchema): object {
  return { ...(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'components#/schemas/')) as object) };
}

/** Members of the answer that none of the schemas names, where they name any. */
function untold(schemas: OpenApiSchema[], value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const all = schemas.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = all.flatMap((part) => part.items ?? []);
    return value.flatMap((element) => untold(items, element, `${at}[]`));
  }
  const named = all.filter(({ properties }) => properties);
  if (named.length === 0 || all.some(({ additionalProperties }) => additionalProperties)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const known = named.flatMap(({ properties }) => properties?.[name] ?? []);
    return known.length === 0 ? [`${at}.${name}`] : untold(known, member, `${at}.${name}`);
  });
}

function partsOf(schema: OpenApiSchema): OpenApiSchema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const referred = $ref === undefined ? [] : [document.components.schemas[$ref.split('/').at(-1)!]!];
  return [schema, ...[...referred, ...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}
