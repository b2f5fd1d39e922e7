import { texts } from '../../../../generated/words/engine-server/sheet-limits.ts';
import { type CallError, refuse } from '../../kernel/call/errors.ts';

/** Limits of one table file. A spreadsheet of a few kilobytes can claim millions of cells, so the unpacked contents are counted as they are read. */
export const sheetLimits = {
  /** Bytes of a workbook as it was uploaded. */
  fileBytes: 20 * 1_048_576,
  /** Parts in the archive of a workbook. */
  parts: 5_000,
  /** Unpacked bytes of all parts that are read. */
  unpackedBytes: 320 * 1_048_576,
  /** Unpacked bytes of the texts that cells share. They are kept while the rows are read. */
  sharedBytes: 24 * 1_048_576,
  sharedTexts: 400_000,
  /** Unpacked bytes of the parts that say what the workbook is made of. */
  smallPartBytes: 4 * 1_048_576,
  rows: 200_000,
  columns: 500,
  cells: 5_000_000,
  /** Characters of one cell, as spreadsheet programs have it. */
  cellText: 32_767,
  /** Milliseconds of reading; what is done with the rows does not count. */
  readingTime: 60_000,
};

const megabyte = 1_048_576;

/** Returns the refusal (`ret` 400) of a file beyond one of the limits. */
export function tooMuch(limit: keyof typeof sheetLimits): CallError {
  const max = sheetLimits[limit];
  const shown = limit.endsWith('Bytes') ? max / megabyte : limit === 'readingTime' ? max / 1_000 : max;
  return refuse('badInput', texts[limit], { max: shown });
}
