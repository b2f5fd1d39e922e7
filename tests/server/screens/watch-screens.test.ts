import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LiveScreens, type ScreenChange } from '../../../engine/server/screens/live-screens.ts';
import { watchScreens } from '../../../engine/server/screens/watch-screens.ts';

const article = join(process.cwd(), 'plugins/articles/schemas/article.json');
let folder: string;
let live: LiveScreens;
let stop: () => Promise<void>;
const errors: unknown[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-watch-'));
  live = new LiveScreens({ folders: [folder] });
  await live.reload();
  stop = await watchScreens(live, [folder], (error) => errors.push(error));
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
});

function nextChange(): Promise<ScreenChange> {
  return new Promise((resolve) => {
    const end = live.onChange((change) => {
      end();
      resolve(change);
    });
  });
}

test('a file dropped into, changed in and removed from a watched folder is followed', async () => {
  const dropped = nextChange();
  copyFileSync(article, join(folder, 'article.json'));
  expect((await dropped).added.map((screen) => screen.name)).toEqual(['article']);

  const changed = nextChange();
  writeFileSync(join(folder, 'article.json'), readFileSync(article, 'utf8').replaceAll('"maxLength": 120', '"maxLength": 121'));
  expect((await changed).changed[0]?.fields.find((field) => field.name === 'title')?.schema.maxLength).toBe(121);

  const removed = nextChange();
  rmSync(join(folder, 'article.json'));
  expect((await removed).removed.map((screen) => screen.name)).toEqual(['article']);
});

test('a file written in pieces goes live once it is whole', async () => {
  const text = readFileSync(article, 'utf8');
  const dropped = nextChange();
  for (let written = 0; written < text.length; written += 1_000) {
    writeFileSync(join(folder, 'article.json'), text.slice(0, written + 1_000));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect((await dropped).added.map((screen) => screen.name)).toEqual(['article']);
});

test('the end waits for what is still being taken live, because the database goes next', async () => {
  const [begun, mayGoLive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = new LiveScreens({
    folders: [folder],
    accept: () => async () => {
      begun.resolve();
      await mayGoLive.promise;
      return [];
    },
  });
  const end = await watchScreens(slow, [folder], (error) => errors.push(error));
  copyFileSync(article, join(folder, 'article.json'));
  await begun.promise;
  const seen: string[] = [];
  const ended = end().then(() => seen.push('ended'));
  slow.onChange(() => seen.push('live'));
  mayGoLive.resolve();
  await ended;
  expect(seen).toEqual(['live', 'ended']);
});
