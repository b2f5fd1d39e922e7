import type { Text } from '../text/text.ts';

/** A long piece of work as its owner sees it. */
export interface JobView {
  id: number;
  kind: string;
  title: Text;
  /** `stopped`: whoever began it may no longer do so. */
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'stopped';
  /** Units done and in all; `total` is 0 while unknown. */
  done: number;
  total: number;
  /** What the work answered: counts, a download's file id, row faults. Of work that was stopped or cancelled, what it had done by then. */
  result: unknown;
  error: Text | null;
  /** ISO, UTC. */
  created_at: string;
  finished_at: string | null;
}
