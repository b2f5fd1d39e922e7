import type { Text } from '../text/text.ts';

/** A long piece of work as its owner sees it. */
export interface JobView {
  id: number;
  kind: string;
  title: Text;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Units done and in all; `total` is 0 while unknown. */
  done: number;
  total: number;
  /** What the work answered: counts, a download's file id, row faults. */
  result: unknown;
  error: Text | null;
  /** ISO, UTC. */
  created_at: string;
  finished_at: string | null;
}
