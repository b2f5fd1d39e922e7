import type { Started } from '../processes.ts';
import { type Load, type LoadPlan, load } from './load.ts';

/** A run, and the processor time of one call in microseconds: what else the machine has to do changes it far less than the rate. */
export type MeasuredLoad = Load & { processor: number };

/** Runs a load against a server and measures the server's CPU time per call. */
export async function measuredLoad(server: Started, plan: Omit<LoadPlan, 'address'>): Promise<MeasuredLoad> {
  const before = await server.processor();
  const run = load({ ...plan, address: server.address });
  return { ...run, processor: (((await server.processor()) - before) * 1_000) / run.calls };
}
