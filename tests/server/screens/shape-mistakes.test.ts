import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../../engine/core/descriptor/parse/diagnostic.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { type Mistake, mistakes } from './shape-mistakes.ts';

const folder = join(import.meta.dirname, '../../apps/workshop/schemas');
/** Files that name each other, and are dropped together. */
const families: Readonly<Record<string, readonly string[]>> = { craft_job: ['craft_job', 'craft_part', 'craft_note'] };

/** The value at a pointer, which leads to an object or a list. */
function put(file: { [key: string]: Json }, pointer: string, value: Json | undefined): void {
  const keys = pointer.slice(1).split('/');
  const last = keys.pop() ?? '';
  const place = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, file);
  if (value === undefined) delete place[last];
  else place[last] = value;
}

const nameOf = (file: string, index: number) => `${file}_m${index}`;

/** Each mistake in files of its own names, so that all of them lie in the folder at once. */
function drop(schemas: string, [file, at, value]: Mistake, index: number): void {
  const family = families[file] ?? [file];
  for (const one of family) {
    const text = readFileSync(join(folder, `${one}.json`), 'utf8');
    const copy = JSON.parse(text.replace(new RegExp(`\\b(${family.join('|')})\\b`, 'g'), (name) => nameOf(name, index)));
    if (one === file) put(copy, at, typeof value === 'string' ? value.replace(/^ref:craft_area$/, `ref:${nameOf('craft_area', index)}`) : value);
    writeFileSync(join(schemas, `${nameOf(one, index)}.json`), JSON.stringify(copy, null, 2));
  }
}

let server: TestServer;
const reportedOf = (name: string): Diagnostic[] => server.platform.screens.diagnostics().filter(({ file }) => file.endsWith(`/${name}.json`));

beforeAll(async () => {
  server = await openServer({ apps: ['workshop'] });
  for (const [index, mistake] of mistakes.entries()) drop(server.schemas, mistake, index);
  await until(
    async () => mistakes.filter(([file], index) => reportedOf(nameOf(file, index)).length > 0).length,
    (count) => count === mistakes.length,
  );
});
afterAll(() => server.close());

/** One file is a list and the page of a record, two of the eight kinds. */
const kindOf = ([file, at]: Mistake) => (at.startsWith('/detail/') ? `${file}, its detail` : file);

test('each of the eight kinds of file has ten typical mistakes', () => {
  const kinds = Map.groupBy(mistakes, kindOf);
  expect(kinds.size).toBe(8);
  for (const [kind, found] of kinds) expect(found.length, kind).toBeGreaterThanOrEqual(10);
});

test.each(mistakes.map((mistake, index) => [index, ...mistake] as const))('%i: %s, %s as %j is %s', (index, file, at, _value, code, reported = at) => {
  expect(reportedOf(nameOf(file, index))).toEqual([expect.objectContaining({ code, pointer: reported })]);
});
