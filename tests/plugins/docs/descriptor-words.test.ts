import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import type { WordSection } from '../../../plugins/docs/shared/descriptor-words.ts';
import { enter } from '../../helpers/accounts.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';

let server: TestServer;
let sections: WordSection[];
beforeAll(async () => {
  server = await openServer({ apps: ['garden'] });
  sections = (await server.admin<{ sections: WordSection[] }>('Admin.Docs.DescriptorWords')).data?.sections ?? [];
});
afterAll(() => server.close());

const wordOf = (section: string, word: string) => sections.find(({ name }) => name === section)?.words.find(({ name }) => name === word);

test('every word of the meta-schema is explained in both languages', () => {
  const all = sections.flatMap(({ name, words }) => words.map((word) => ({ at: `${name}.${word.name}`, ...word })));
  expect(all.length).toBeGreaterThan(150);
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  const silent = all.filter(({ description }) => !description || description.zh_cn === description.en);
  expect(silent.map(({ at }) => at)).toEqual([]);
});

test('every word has an example: that of a real screen, or else one of the meta-schema', () => {
  const bare = sections.flatMap(({ name, words }) => words.flatMap((word) => (word.example ? [] : [`${name}.${word.name}`])));
  expect(bare).toEqual([]);
  expect(wordOf('notice', 'when')?.example).toMatchObject({ screen: expect.any(String) });
  expect(wordOf('move', 'transition')?.example).toEqual({ json: '"answer"' });
});

test('a word says what may stand there, and where that is explained', () => {
  expect(wordOf('list', 'as')).toMatchObject({
    type: '("table" | "tree" | "gallery" | "kanban")[] | "table" | "tree" | "gallery" | "kanban"',
    default: 'table',
  });
  expect(wordOf('', 'name')).toMatchObject({ isRequired: true, type: 'slug' });
  expect(wordOf('schema', 'properties')?.sections).toEqual(['field']);
  for (const { words } of sections)
    for (const { sections: inner } of words) for (const name of inner) expect(sections.map((section) => section.name)).toContain(name);
});

test('examples are what real screens say', async () => {
  expect(wordOf('list', 'as')?.example).toEqual({
    screen: 'plant',
    label: { zh_cn: '植物', en: 'Plant' },
    json: JSON.stringify(['tree', 'gallery', 'kanban', 'table']),
  });
  expect(wordOf('menu', 'icon')?.example).toBeDefined();
});

test('screens a reader may not open give him no examples', async () => {
  const { call } = await enter(server, 'reader', adminLevel);
  const { data, ret } = await call<{ sections: WordSection[] }>('Admin.Docs.DescriptorWords');
  const screens = new Set(data?.sections.flatMap(({ words }) => words.flatMap(({ example }) => example?.screen ?? [])));
  expect({ ret, sees: screens.has('plant') }).toEqual({ ret: 200, sees: false });
});
