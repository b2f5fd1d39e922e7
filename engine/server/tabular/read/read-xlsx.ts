import { texts as workbookTexts } from '../../../../generated/words/engine-server/workbook-texts.ts';
import { CallError, refuse } from '../../kernel/call/errors.ts';
import { Archive } from './archive.ts';
import { readDateStyles } from './date-styles.ts';
import type { SheetRow } from './read-sheet.ts';
import { readSharedTexts } from './shared-texts.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';

/**
 * Yields the rows of a workbook's first sheet, without empty ones.
 * @throws CallError 400 for a file that is no workbook, encrypted, or beyond `sheetLimits`
 */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  let archive: Archive | undefined;
  try {
    archive = await Archive.open(path);
    const { sheet, strings, styles, since1904 } = await readWorkbook(archive);
    const texts = await readSharedTexts(archive, strings);
    const dateStyles = await readDateStyles(archive, styles);
    yield* sheetRows(archive.read(sheet, 'unpackedBytes'), { texts, dateStyles, since1904 });
  } catch (error) {
    throw isBrokenFile(error) ? refuse('badInput', workbookTexts.broken) : error;
  } finally {
    archive?.close();
  }
}

/** The readers of archives and XML report invalid files by plain errors; other classes, and errors of the disk, are internal. */
function isBrokenFile(error: unknown): boolean {
  return error instanceof Error && !(error instanceof CallError) && !('syscall' in error) && !(error instanceof TypeError) && !(error instanceof RangeError);
}
