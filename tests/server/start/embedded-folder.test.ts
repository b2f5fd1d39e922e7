import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { lostCommits } from '../../../engine/server/data/sqlite/lost-commits.ts';
import { lockFolder } from '../../../engine/server/start/folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is locked once, says by whom, and is free again afterwards', () => {
  const first = lockFolder(folder);
  expect(first.former).toBeNull();
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid} on `);
  first.release();
  const second = lockFolder(folder);
  expect(second.former).toMatchObject({ pid: process.pid });
  second.release();
});

test('commits behind damage of a log are counted; one that was being written last is none', () => {
  const path = join(folder, 'x.db');
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; create table t (a text)');
  for (let at = 0; at < 10; at++) database.exec(`insert into t values ('${'x'.repeat(3_000)}')`);
  cpSync(`${path}-wal`, join(folder, 'log'));
  database.close();
  const whole = readFileSync(join(folder, 'log'));
  const lostIn = (bytes: Buffer) => {
    writeFileSync(join(folder, 'log'), bytes);
    return lostCommits(join(folder, 'log'));
  };
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  expect(lostCommits(join(folder, 'none'))).toBe(0);
  expect(lostIn(whole)).toBe(0);
  expect(lostIn(whole.subarray(0, whole.length - 100))).toBe(0);
  expect(lostIn(flipped(whole.length - 100))).toBe(0);
  expect(lostIn(flipped(10))).toBe(1);
  const behindHalf = lostIn(flipped(Math.floor(whole.length / 2)));
  expect(behindHalf).toBeGreaterThan(3);
  expect(lostIn(flipped(100))).toBeGreaterThan(behindHalf);
});
