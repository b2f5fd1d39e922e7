/**
 * The guard of a process that runs statements: its own thread can do nothing else while a statement runs. It ends the process where nobody is left to
 * answer, or where it takes too much memory: SQLite's own limits of memory do not count in Node.
 */
import { workerData } from 'node:worker_threads';
import type { GuardSettings } from './sql-process-messages.ts';

const everyMilliseconds = 50;
const { parent, mostBytes } = workerData as GuardSettings;

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, everyMilliseconds);
