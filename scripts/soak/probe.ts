/** Loaded into the server under test by `--import`: tells the soak what its process holds, every five seconds. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Megabytes, milliseconds, numbers. */
export interface Sample {
  rss: number;
  heap: number;
  /** Longest wait of the event loop since the last sample. */
  lag: number;
  handles: number;
}

const megabyte = 1_048_576;
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  const sample: Sample = { rss: rss / megabyte, heap: heapUsed / megabyte, lag: delay.max / 1e6, handles: process.getActiveResourcesInfo().length };
  delay.reset();
  // The soak may be gone.
  process.send?.(sample, undefined, undefined, () => undefined);
}, 5_000).unref();
process.channel?.unref();
