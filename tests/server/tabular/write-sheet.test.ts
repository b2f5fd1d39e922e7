import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { writeSheet } from '../../../engine/server/tabular/write-sheet.ts';

test('a cell with line breaks, quotes and a formula is one cell for whoever reads the CSV', async () => {
  const target = new PassThrough();
  const cells = ['first\nsecond', 'a\r\nb', 'a\rb', 'say "so", twice', '\u202egnp.exe'];
  const written = text(target);
  await writeSheet(
    'csv',
    target,
    [...cells.keys()].map((at) => ({ header: `=${at}`, kind: 'text' })),
    (async function* () {
      yield cells;
      yield ['=1+1', null, 1, '', '+1'];
    })(),
  );
  expect(parse(await written, { bom: true, record_delimiter: '\r\n' })).toEqual([["'=0", "'=1", "'=2", "'=3", "'=4"], cells, ["'=1+1", '', '1', '', "'+1"]]);
});
