import type { Text } from '../../../engine/core/text/text.ts';

/** One run of a test case, in the list of its last ones. */
export interface SnapshotHead {
  id: number;
  /** ISO, UTC. */
  at: string;
  outcome: 'failed' | 'successful';
  isAccepted: boolean;
}

/** What was expected beside what was answered, as JSON text with members in order. */
export interface ShownSnapshot extends SnapshotHead {
  /** Milliseconds. */
  took: number;
  failures: Text | null;
  expected: string;
  found: string;
}

/** A test case with its last snapshots, the newest first, one of which is shown. */
export interface Comparison {
  id: number;
  name: string;
  service: string;
  snapshots: SnapshotHead[];
  shown: ShownSnapshot | null;
}
