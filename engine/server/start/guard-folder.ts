import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { texts } from '../../../generated/words/engine-server/guard-folder.ts';
import { fillText } from '../../core/text/text.ts';
import { lostCommits } from '../data/sqlite/lost-commits.ts';
import type { Config } from '../kernel/process/config.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { bootId } from './boot-id.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

/**
 * Locks the folder of the embedded database and checks that its log is complete. After a power cut a log may end in frames that were never
 * acknowledged, which is only logged; otherwise they were written, and a start would silently lose them.
 * @throws StartError if another server has the folder, or the log is damaged and the operator has not accepted the loss
 */
export function guardFolder({ dataFolder, acceptedLoss }: Pick<Config, 'dataFolder' | 'acceptedLoss'>): FolderLock {
  const lock = lockFolder(dataFolder);
  try {
    const file = join(dataFolder, 'portico.db-wal');
    const count = lostCommits(file);
    if (count === 0) return lock;
    const isPowerCut = lock.former !== null && lock.former.boot !== bootId();
    if (!isPowerCut && !acceptedLoss.includes('log')) throw new StartError(fillText(texts.damaged, { file, count }));
    console.error(`database: ${fillText(texts.cut, { file, count }).en}`);
    closeLog(join(dataFolder, 'portico.db'));
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Writes what can be read of the log to the database, so that the next start does not find the rest again. */
function closeLog(path: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
}
