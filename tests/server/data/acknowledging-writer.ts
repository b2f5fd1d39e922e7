import { openDatabase } from '../../../engine/server/data/open-database.ts';
import { createRepository } from '../../../engine/server/data/repository/repository-of.ts';
import { tableWith } from '../../helpers/tables.ts';

/** Run by kill.test.ts as a process of its own: inserts for ever and writes each number to stdout once its transaction has resolved. */
export const entryTable = tableWith('entry', [{ name: 'number', type: 'bigint', nullable: true }]);

if (process.argv[1] === import.meta.filename) {
  const [, , dataFolder = '', databaseUrl] = process.argv;
  const database = await openDatabase({ dataFolder, databaseUrl: databaseUrl || undefined });
  const entries = createRepository(database, entryTable);
  let number = Date.now() * 1_000;
  const write = async (): Promise<never> => {
    for (;;) {
      number += 1;
      const mine = number;
      await database.transact(async (query) => {
        await entries.insert(query, { number: mine }, null);
        await entries.insert(query, { number: -mine }, null);
      });
      process.stdout.write(`${mine}\n`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, write));
}
