import type { Diagnostic } from '../../../core/descriptor/parse/diagnostic.ts';
import type { Screen } from '../../../core/descriptor/types.ts';

/** The screens that are live, in menu order. Replaced as a whole when a file changes; readers never see half a change. */
export interface ScreenStore {
  /** Counts up at each change; part of every cache key made from screens. */
  readonly version: number;
  all(): Screen[];
  find(name: string): Screen | undefined;
  /** Faults of the files that are not live, or live in their last good version. */
  diagnostics(): Diagnostic[];
  /** The screen that is live from a file, and the menu section the file names. */
  placeOf(file: string): { live?: Screen; section?: string };
}
