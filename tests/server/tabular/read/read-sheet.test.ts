import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { CallError } from '../../../../engine/server/kernel/call/errors.ts';
import { readSheet, type SheetRow } from '../../../../engine/server/tabular/read/read-sheet.ts';
import { writeSheet } from '../../../../engine/server/tabular/write-sheet.ts';
import { header, keep, plainParts, workbookOf } from './workbooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(name: string, bytes: Uint8Array | string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(keep(folder, name, bytes))) rows.push(row);
  return rows;
}

const refusalOf = (bytes: Uint8Array | string) =>
  read('refused', bytes).then(
    (rows) => `read ${JSON.stringify(rows)}`,
    (error: unknown) => (error instanceof CallError ? `${error.ret} ${error.text.en}` : error),
  );

describe('a workbook', () => {
  it('is read with every kind of value', async () => {
    const rows = `<row r="2">
      <c r="A2" t="s"><v>0</v></c><c r="B2"><v>1.5</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" s="1"><v>45000.5</v></c>
      <c r="E2"><f>B2*2</f><v>3</v></c><c r="F2" t="str"><f>A2&amp;"x"</f><v>a &lt; b_x000D_</v></c><c r="G2" t="e"><f>1/0</f><v>#DIV/0!</v></c>
      <c r="H2" t="inlineStr"><is><r><t>in</t></r><r><rPr><b/></rPr><t>line</t></r></is></c><c r="J2" s="2"><v>45000</v></c><c r="K2" s="1"/>
    </row><row/><x:row xmlns:x="y" r="9"><x:c><x:v>7</x:v></x:c></x:row>`;
    const cells = await read(
      'kinds.xlsx',
      workbookOf(header + rows, {
        'xl/sharedStrings.xml': '<sst><si><r><t xml:space="preserve">富 </t></r><r><rPr><i/></rPr><t>文本</t></r><rPh sb="0" eb="1"><t>fu</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      }),
    );
    expect(cells.map(({ number }) => number)).toEqual([1, 2, 9]);
    expect(cells[1]!.cells).toEqual([
      '富 文本',
      1.5,
      true,
      new Date('2023-03-15T12:00:00+08:00'),
      3,
      'a < b\r',
      null,
      'inline',
      null,
      new Date('2023-03-15T00:00:00+08:00'),
    ]);
    expect(cells[2]!.cells).toEqual([7]);
  });

  it('is read from a part of any name, and from 1904 where it says so', async () => {
    const parts = {
      'xl/workbook.xml': `${plainParts['xl/workbook.xml']!.replace('<sheets>', '<workbookPr date1904="1"/><sheets>')}`,
      'xl/_rels/workbook.xml.rels': plainParts['xl/_rels/workbook.xml.rels']!.replace('worksheets/sheet1.xml', '../odd/name.xml'),
      'xl/worksheets/sheet1.xml': undefined,
      'odd/name.xml': '<worksheet><sheetData><row><c s="0"><v>1</v></c></row></sheetData></worksheet>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    expect(await read('odd.xlsx', workbookOf('', parts))).toEqual([{ number: 1, cells: [new Date('1904-01-02T00:00:00+08:00')] }]);
  });

  it('of 50,000 rows comes back as it was written', async () => {
    const row = (at: number) => [`供应商 ${at}`, at / 4, at % 2 === 0, new Date(2026, 0, 1, 8, 30, at % 60), null, `第 ${at} 行`];
    const path = join(folder, 'large.xlsx');
    const kinds = ['text', 'number', 'text', 'moment', 'text', 'text'] as const;
    await writeSheet(
      'xlsx',
      createWriteStream(path),
      kinds.map((kind, at) => ({ header: `列${at}`, kind })),
      (async function* () {
        for (let at = 0; at < 50_000; at++) yield row(at);
      })(),
    );
    let count = -1;
    for await (const { cells } of readSheet(path)) if (++count > 0 && count % 9_999 === 0) expect(cells).toEqual(row(count - 1));
    expect(count).toBe(50_000);
  });

  it.each<[string, () => Uint8Array | string, RegExp]>([
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /^400 .*CSV or XLSX/],
    ['an encrypted one', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /^400 .*remove the password/],
    ['one that is cut', () => workbookOf(header).subarray(0, 600), /^400 .*cannot be read/],
    ['an archive of other things', () => zipSync({ 'a.txt': strToU8('a') }), /^400 .*_rels\/\.rels is missing/],
    ['one without sheets', () => workbookOf('', { 'xl/workbook.xml': '<workbook/>' }), /^400 .*no worksheet/],
    ['one whose sheet is not there', () => workbookOf('', { 'xl/worksheets/sheet1.xml': undefined }), /^400 .*sheet1\.xml is missing/],
    [
      'one that leads outside',
      () => workbookOf('', { '_rels/.rels': plainParts['_rels/.rels']!.replace('xl/workbook.xml', '../../etc/passwd') }),
      /^400 .*is missing/,
    ],
    ['one that is no XML', () => workbookOf('<row><c></row>'), /^400 .*cannot be read/],
    ['one that states wrong sizes', () => withWrongSize(workbookOf(header)), /^400 .*cannot be read/],
    ['a table whose quotes are wrong', () => 'a,b\n1,x"y\n', /^400 .*near row 2/],
    ['one with a date that is none', () => workbookOf('<row><c t="d"><v>never</v></c><c t="s"><v>99</v></c></row>'), /^read \[\]$/],
  ])('that is none is refused, saying why: %s', async (_name, bytes, expected) => {
    expect(await refusalOf(bytes())).toMatch(expected);
  });
});

/** The archive's directory says of its first part that it unpacks to nothing. */
function withWrongSize(bytes: Uint8Array): Uint8Array {
  const wrong = Buffer.from(bytes);
  for (let at = wrong.indexOf('PK\x01\x02', 'latin1'); at >= 0; at = wrong.indexOf('PK\x01\x02', at + 1, 'latin1')) wrong.writeUInt32LE(1, at + 24);
  return wrong;
}
