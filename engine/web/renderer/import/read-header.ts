import { unzipEntry } from './unzip-entry.ts';

/**
 * Column names of the first row of a CSV or XLSX file, read in the browser so that columns can be matched before anything is sent.
 * Empty when they cannot be told; the server then says what is wrong.
 */
export async function readHeader(file: Blob): Promise<string[]> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  try {
    return isZip ? await xlsxHeader(file) : csvHeader(await file.slice(0, 65_536).text());
  } catch {
    return [];
  }
}

/** First record of a CSV text; quotes may hold commas, quotes and line breaks. csv-parse, which reads the file on the server, is 12.9 KB (Brotli) here. */
export function csvHeader(text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/^\ufeff/, '');
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n' || character === '\r') break;
    else cell += character;
  }
  return [...cells, cell.trim()].filter(Boolean);
}

/** Only the first sheet and the shared texts are unpacked. */
async function xlsxHeader(file: Blob): Promise<string[]> {
  const read = async (name: string) => new DOMParser().parseFromString((await unzipEntry(file, name)) || '<empty/>', 'application/xml');
  const [texts, sheet] = await Promise.all([read('xl/sharedStrings.xml'), read('xl/worksheets/sheet1.xml')]);
  const shared = [...texts.querySelectorAll('si')].map(textOf);
  const [row] = sheet.querySelectorAll('sheetData > row');
  const cells = row ? [...row.querySelectorAll('c')] : [];
  return cells
    .map((cell) => (cell.getAttribute('t') === 's' ? (shared[Number(cell.querySelector('v')?.textContent)] ?? '') : textOf(cell)).trim())
    .filter(Boolean);
}

function textOf(element: Element): string {
  const texts = [...element.querySelectorAll('t')];
  return texts.length ? texts.map((text) => text.textContent).join('') : (element.querySelector('v')?.textContent ?? '');
}
