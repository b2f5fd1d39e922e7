import type { Diagnostic } from '../../../core/descriptor/parse/diagnostic.ts';
import type { SourceFile } from '../../../core/descriptor/parse/source-file.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Text } from '../../../core/text/text.ts';

/** The live screens, in menu order. Replaced as a whole when a file changes, so readers always see a consistent set. */
export interface ScreenStore {
  /** Counts up at each change; part of every cache key made from screens. */
  readonly version: number;
  all(): Screen[];
  find(name: string): Screen | undefined;
  /** The file a live screen was read from. */
  sourceOf(name: string): SourceFile | undefined;
  /**
   * What a text would be in place of the file of a live screen, with the errors its drop would have but for those of its table; undefined for a screen
   * that is not live.
   */
  dryRun(name: string, text: string): Promise<{ screen?: Screen; diagnostics: Diagnostic[] } | undefined>;
  /** Errors of the files that are not live, or live in their last good version. */
  diagnostics(): Diagnostic[];
  /** The screen that is live from a file, and the label and menu section the file names. */
  placeOf(file: string): { live?: Screen; label?: Text; section?: string };
  /** Whether calls of this class (`Supplier`) are those of a file that is there and has an error, so that none of its versions is live. */
  isBroken(className: string): boolean;
}
