import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { connectionFailure } from './database-failure.ts';
import { openConfigured } from './open-configured.ts';
import { databaseConfigOf } from './table/database-config.ts';

/**
 * Connects as configured, enabled or not: `{version, tables, milliseconds}`.
 * @throws CallError 400 with the reason and what to do
 */
export const testConnection: ActionHandler = async ({ platform }, [record]) => {
  if (!record) throw refuse('badInput');
  const started = performance.now();
  try {
    const database = await openConfigured(databaseConfigOf(platform, record), platform.config.dataFolder);
    try {
      const version = await database.version();
      const tables = await database.inspect();
      return { version, tables: tables.length, milliseconds: Math.round(performance.now() - started) };
    } finally {
      await database.close();
    }
  } catch (error) {
    throw refuse('badInput', connectionFailure(error));
  }
};
