import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { convertV2 } from 'openapi-to-postmanv2';
import { expect, it } from 'vitest';
import { printOpenApi } from '../../../designer/export/print-document.ts';
import { importDocument } from '../../../designer/import/import-document.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { openApiVersions } from '../../../engine/core/open-api/version.ts';
import { definitions as demoDefinitions } from '../../../plugins/demo/server/interfaces.ts';
import { sampleDefinitions } from '../codegen/sample-definitions.ts';
import { richDefinition } from './rich-definition.ts';

const folder = join(import.meta.dirname, '../../fixtures/openapi');
const fixtures = readdirSync(folder).filter((name) => /^d\d+\.json$/.test(name));

function corpus(): InterfaceDefinition[] {
  const imported = fixtures.flatMap((name, index) =>
    importDocument(readFileSync(join(folder, name), 'utf8'), { documentHash: 'h', namespace: `Imported${index}` }).operations.map(
      ({ definition }) => definition,
    ),
  );
  return [richDefinition(), ...sampleDefinitions(), ...(demoDefinitions as unknown as InterfaceDefinition[]), ...imported];
}

function printed(definitions: readonly InterfaceDefinition[], version: (typeof openApiVersions)[number]): string {
  return [...printOpenApi(definitions, { version, title: 'All', server: 'https://open.portico.dev', language: 'en' }, 'json')].join('');
}

// Recommended, but for the licence: whose an interface is, its platform does not know.
const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });

it.each(openApiVersions)('redocly finds no error in OpenAPI %s of everything there is', async (version) => {
  const findings = await lintFromString({ source: printed(corpus(), version), config });
  const errors = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(errors).toEqual([]);
});

interface PostmanItem {
  name: string;
  item?: PostmanItem[];
  request?: { method: string; url: { path: string[] }; body?: { mode: string; raw?: string } };
}

it.each(openApiVersions)('Postman makes a collection of OpenAPI %s with every operation and JSON bodies', async (version) => {
  const definitions = [richDefinition(), ...sampleDefinitions()];
  const text = printed(definitions, version);
  const answer = await new Promise<{ result: boolean; reason?: string; output?: { data: { item: PostmanItem[] } }[] }>((resolve, reject) =>
    convertV2({ type: 'string', data: text }, {}, (error, found) => (error ? reject(new Error(error.message)) : resolve(found as never))),
  );
  expect(answer).toMatchObject({ result: true });
  const requests = requestsIn(answer.output![0]!.data.item);
  const { paths } = JSON.parse(text) as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((verb) => `${verb.toUpperCase()} ${path}`));
  expect(requests.map(({ method, url }) => `${method} /${url.path.join('/')}`).sort()).toEqual(operations.sort());
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => [body?.mode, typeof JSON.parse(body?.raw ?? '""')])).toEqual(posts.map(() => ['raw', 'object']));
});

function requestsIn(items: readonly PostmanItem[]): NonNullable<PostmanItem['request']>[] {
  return items.flatMap(({ item, request }) => [...(request ? [request] : []), ...requestsIn(item ?? [])]);
}
