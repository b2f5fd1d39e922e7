import { expect, test } from 'vitest';
import { formulaSafe, withoutApostrophe } from '../../../engine/core/text/formula-safe.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is no formula in a spreadsheet, and the same again afterwards',
  (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`);
    expect(withoutApostrophe(formulaSafe(text))).toBe(text);
  },
);

test.each(['tea', '1-1', "'tea", ''])('%j stays as it is', (text) => {
  expect([formulaSafe(text), withoutApostrophe(text)]).toEqual([text, text]);
});
