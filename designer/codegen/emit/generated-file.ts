import type { LineRange } from './writer.ts';

/** One file of generated code. */
export interface GeneratedFile {
  /** Relative, with `/`. */
  path: string;
  text: string;
  /** Lines of each node. */
  map: LineRange[];
}
