import type { Platform } from '../../../engine/server/index.ts';

const every = 10_000;

/** Writes down how many calls this instance could not log, once the database takes rows again. Returns what ends it. */
export function tellGaps({ database, accessLog }: Pick<Platform, 'database' | 'accessLog'>): () => Promise<void> {
  let reported = 0;
  const tell = async () => {
    const calls = accessLog.dropped - reported;
    if (calls === 0) return;
    try {
      await database.transact((query) => query.insertInto('log_gap').values({ time: new Date().toISOString(), calls }).execute(), { waitForDisk: false });
      reported += calls;
    } catch (error) {
      console.error(`${calls} calls that were not logged could not be told of`, error);
    }
  };
  const timer = setInterval(() => void tell(), every).unref();
  return async () => {
    clearInterval(timer);
    await tell();
  };
}
