import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GroupCommit } from '../../../../engine/server/data/sqlite/group-commit.ts';
import { WriteAheadLog } from '../../../../engine/server/data/sqlite/write-ahead-log.ts';

/** A database whose disk is as slow as the test wants: each writing of the log file ends when it is told to. */
function onSlowDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-commit-'));
  const file = join(folder, 'portico.db');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; create table word (text text unique)');
  const writings: { end(): void; fail(error: Error): void }[] = [];
  const commits = new GroupCommit(database, () => new Promise((resolve, reject) => writings.push({ end: resolve, fail: reject })));
  const log = new WriteAheadLog(file);
  onTestFinished(async () => {
    await log.close();
    database.close();
    rmSync(folder, { recursive: true });
  });
  const insert = (text: string) => async () => {
    database.prepare('insert into word values (?)').run(text);
    return text;
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
  const words = () =>
    database
      .prepare('select text from word order by text')
      .all()
      .map(({ text }) => text);
  return { commits, writings, log, insert, turn, words };
}

describe('a committed work', () => {
  test('is told of when others see it, which is before the disk has it, and not at all when it failed', async () => {
    const { commits, writings, insert, turn, words } = onSlowDisk();
    const seen: unknown[] = [];
    const committed = () => seen.push(words());
    const answered = commits.run(insert('a'), { committed });
    const refused = commits.run(insert('a'), { committed });
    await expect(refused).rejects.toThrow('UNIQUE');
    await turn();
    expect([seen, writings.length]).toEqual([[['a']], 1]);
    writings[0]!.end();
    expect(await answered).toBe('a');
    expect(seen).toHaveLength(1);
  });

  test('is answered when the log file is on the disk, and the next ones do not wait for that', async () => {
    const { commits, writings, insert, turn, words } = onSlowDisk();
    const answered: string[] = [];
    const first = commits.run(insert('a')).then((text) => answered.push(text));
    await turn();
    const second = commits.run(insert('b')).then((text) => answered.push(text));
    await turn();
    expect(words()).toEqual(['a', 'b']);
    expect(writings).toHaveLength(2);
    expect(answered).toEqual([]);
    writings[0]!.end();
    await first;
    expect(answered).toEqual(['a']);
    writings[1]!.end();
    await second;
    await commits.settled();
  });

  test('is answered at once where nobody waits for the disk', async () => {
    const { commits, writings, insert, words } = onSlowDisk();
    await expect(commits.run(insert('a'), { waitsForDisk: false })).resolves.toBe('a');
    expect(words()).toEqual(['a']);
    expect(writings).toEqual([]);
  });

  test('is not acknowledged when the disk refuses', async () => {
    const { commits, writings, insert, turn } = onSlowDisk();
    const waiting = commits.run(insert('a'));
    const refused = expect(waiting).rejects.toThrow('disk is gone');
    await turn();
    writings[0]!.fail(new Error('disk is gone'));
    await refused;
    await commits.settled();
  });

  test('that fails is undone alone', async () => {
    const { commits, writings, insert, turn, words } = onSlowDisk();
    const all = Promise.allSettled([commits.run(insert('a')), commits.run(insert('a')), commits.run(insert('b'))]);
    await turn();
    writings[0]!.end();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(words()).toEqual(['a', 'b']);
  });
});

describe('the log file', () => {
  test('is written for everybody of a moment together, and once more for who came while it was', async () => {
    const { log } = onSlowDisk();
    const first = log.sync();
    const second = log.sync();
    expect(second).not.toBe(first);
    expect(log.sync()).toBe(second);
    await Promise.all([first, second]);
    await expect(log.sync()).resolves.toBeUndefined();
  });
});
