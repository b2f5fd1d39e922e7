import type { Screen } from '../../core/descriptor/types.ts';

/** A fault of a descriptor file, as `npm run check`, the server log and the admin's error page show it. */
export interface Diagnostic {
  /** Path as given to the loader, relative to the working folder where possible. */
  file: string;
  /** JSON pointer of the faulty value; '' is the whole file. */
  pointer: string;
  /** One-based. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** What was found, what is allowed and the next step, in both languages. */
  message: { zh_cn: string; en: string };
}

/** The screens that are live, in menu order. Replaced as a whole when a file changes; readers never see half a change. */
export interface ScreenStore {
  /** Counts up at each change; part of every cache key made from screens. */
  readonly version: number;
  all(): Screen[];
  find(name: string): Screen | undefined;
  /** Faults of the files that are not live, or live in their last good version. */
  diagnostics(): Diagnostic[];
}
