import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import type { DocumentFormat } from '../../../designer/export/document-formats.ts';
import { printOpenApi } from '../../../designer/export/print-document.ts';
import { importDocument } from '../../../designer/import/import-document.ts';
import type { OpenApiVersion } from '../../../engine/core/open-api/version.ts';
import { largeDocument } from './large-document.ts';
import { modelledDefinitions } from './modelled-definitions.ts';

const document = largeDocument(12);
const definitions = modelledDefinitions(document);
const print = (version: OpenApiVersion, format: DocumentFormat) =>
  [...printOpenApi(definitions, { version, title: 'Cluster', server: 'https://open.portico.dev', language: 'en' }, format)].join('');
const ways = [
  { version: '3.1', format: 'json' },
  { version: '3.0', format: 'yaml' },
] as const;

it.each(ways)(
  '72 interfaces over 55 models that contain each other stay in proportion as $version $format, and come back as they were',
  ({ version, format }) => {
    const text = print(version, format);
    expect(text.length).toBeLessThan(3 * document.length);
    expect(importDocument(text, { documentHash: 'h' }).operations.map(({ definition }) => definition)).toEqual(definitions);
  },
);

it('every model stands in the document once for each side of a call, and nothing is referred to that is not there', async () => {
  const text = print('3.1', 'json');
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  const answered = Object.keys(components.schemas).filter((name) => !name.endsWith('Input'));
  expect(answered.sort()).toEqual([...Object.keys(JSON.parse(document).components.schemas), 'Ret', 'Message', 'Refusal'].sort());
  const findings = await lintFromString({ source: text, config: await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } }) });
  expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
});
