import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { type DatabaseConfig, describeOnDatabases } from '../../helpers/databases.ts';
import { entryTable } from './acknowledging-writer.ts';

describeOnDatabases('After kill -9', ({ config, open }) => {
  it('no acknowledged row is missing and no transaction is there by halves', async () => {
    await (await open()).close();
    const first = await open();
    await migrate(first, [entryTable]);
    await first.close();
    const acknowledged: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      acknowledged.push(...(await writeUntilKilled(await config(), 40 + round * 60)));
      const database = await open();
      const numbers = new Set((await anyTable(database.read).selectFrom('entry').select('number').execute()).map(({ number }) => Number(number)));
      expect(acknowledged.filter((number) => !numbers.has(number) || !numbers.has(-number))).toEqual([]);
      expect([...numbers].filter((number) => !numbers.has(-number))).toEqual([]);
      await database.close();
    }
    expect(acknowledged.length).toBeGreaterThan(200);
  });
});

/** The numbers the writer acknowledged before it was killed, at the latest the last one it got out. */
async function writeUntilKilled({ dataFolder, databaseUrl }: DatabaseConfig, least: number): Promise<number[]> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'acknowledging-writer.ts'), dataFolder, databaseUrl ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  const numbers: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    numbers.push(Number(line));
    if (numbers.length === least) writer.kill('SIGKILL');
  }
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return numbers;
}
