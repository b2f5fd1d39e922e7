import { type CallError, refuse } from '../../kernel/call/errors.ts';

/**
 * What one table file may hold. A spreadsheet of a few kilobytes can say it has millions of cells, so what counts is what comes out of it,
 * and it counts while it comes out.
 */
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

/** The refusal (`ret` 400) of a file that goes beyond one of the limits. */
export function tooMuch(limit: keyof typeof sheetLimits): CallError {
  const max = sheetLimits[limit];
  const shown = limit.endsWith('Bytes') ? max / megabyte : limit === 'readingTime' ? max / 1_000 : max;
  return refuse('badInput', texts[limit], { max: shown });
}

const texts: Record<keyof typeof sheetLimits, { zh_cn: string; en: string }> = {
  fileBytes: { zh_cn: 'XLSX 文件超过 {max} MB，请拆分后上传或改用 CSV', en: 'The XLSX file is larger than {max} MB; split it or upload CSV' },
  parts: { zh_cn: 'XLSX 文件内部超过 {max} 个部分，请另存为新的工作簿后上传', en: 'The XLSX file has more than {max} parts; save it as a new workbook' },
  unpackedBytes: { zh_cn: 'XLSX 文件解压后超过 {max} MB，请拆分后上传', en: 'Unpacked, the XLSX file is larger than {max} MB; split it' },
  sharedBytes: { zh_cn: 'XLSX 文件的文本共超过 {max} MB，请拆分后上传', en: 'The texts of the XLSX file are larger than {max} MB together; split it' },
  sharedTexts: { zh_cn: 'XLSX 文件的不同文本超过 {max} 个，请拆分后上传', en: 'The XLSX file holds more than {max} different texts; split it' },
  smallPartBytes: {
    zh_cn: 'XLSX 文件的样式或目录超过 {max} MB，请另存为新的工作簿后上传',
    en: 'Styles or contents of the XLSX file are larger than {max} MB; save it as a new workbook',
  },
  rows: { zh_cn: '文件超过 {max} 行，请拆分后上传', en: 'The file has more than {max} rows; split it' },
  columns: { zh_cn: '文件超过 {max} 列，请删除多余的列', en: 'The file has more than {max} columns; remove what is not needed' },
  cells: { zh_cn: '文件超过 {max} 个单元格，请拆分后上传', en: 'The file has more than {max} cells; split it' },
  cellText: { zh_cn: '有单元格超过 {max} 个字符', en: 'A cell has more than {max} characters' },
  readingTime: { zh_cn: '读取文件超过 {max} 秒，请拆分后上传', en: 'Reading the file took longer than {max} seconds; split it' },
};
