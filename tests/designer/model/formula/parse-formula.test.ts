import { describe, expect, it } from 'vitest';
import { longestFormula, parseFormula } from '../../../../designer/model/formula/parse-formula.ts';
import { referencesIn, withOtherNames } from '../../../../designer/model/formula/references.ts';

const errors = (text: string) => parseFormula(text).diagnostics.map(({ from, to, text: words }) => [text.slice(from, to), words.en]);

describe('a formula that is wrong says so at the character', () => {
  it.each([
    ['a = b', '=', '= does not return a value: write == to compare'],
    ['a b', 'b', 'b does not belong here'],
    ['1 +', '', 'A value is missing here'],
    ['(1 + 2', '', ') is missing here'],
    ['sum(items, x => )', ')', 'A value is missing here'],
    ['foo(1)', 'foo', 'There is no function foo'],
    ['rond(1)', 'rond', 'There is no function rond; did you mean round?'],
    ['maps(items, x => x)', 'maps', 'There is no function maps; did you mean map?'],
    ['round(1, 2, 3)', 'round', 'round takes 1–2 values: round(value, digits?)'],
    [
      'upper(items, x => x)',
      'x => x',
      'upper takes no function. These do: map, filter, reduce, any, all, count, first, last, isEmpty, sum, average, smallest, largest, sortBy, groupBy',
    ],
    ['map(items, 3)', 'map', 'Usage: map(items, item => …)'],
    ['map(items, (a, b, c) => a)', 'map', 'Usage: map(items, item => …)'],
    ['reduce(items, x => x)', 'reduce', 'Usage: reduce(items, 0, (total, item) => …)'],
    ['if(a, b)', 'if', 'Usage: if(a > b, a, b)'],
    ['now(1)', 'now', 'Usage: now()'],
    ['`a ${b', '`a ${b', 'The closing ` is missing'],
    ['`${a b}`', 'b', '} is missing here'],
    ['x.', '', 'A name is missing here'],
    ['{ a: 1, a: 2 }', 'a', 'Member a appears twice'],
    ['{ 1: 2 }', '1', 'The name of a member is missing here'],
    ['x => x', '=>', '=> does not belong here'],
  ])('%s', (text, at, words) => expect(errors(text)[0]).toEqual([at, words]));

  it('and never ends the reader, however deep or long it is', () => {
    expect(errors('('.repeat(200))[0]?.[1]).toBe('The formula is nested too deeply: at most 32 levels');
    expect(errors(`${'!'.repeat(500)}a`).length).toBeGreaterThan(0);
    expect(errors(`${'1+'.repeat(longestFormula)}1`)[0]?.[1]).toBe('A formula can have at most 2000 characters');
  });
});

describe('the names a formula uses', () => {
  const text = 'sum(map(filter(items, items => items.on), x => x.price * rate)) + $load.rate + rate';
  const { formula } = parseFormula(text);

  it('are parameters and nodes, not what its lambdas name', () => {
    expect(referencesIn(formula!).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['name items', 'name rate', 'node load', 'name rate']);
  });

  it('are renamed where they stand', () => {
    const names = {
      name: new Map([
        ['rate', 'share'],
        ['items', 'lines'],
      ]),
      node: new Map([['load', 'load_2']]),
    };
    expect(withOtherNames(text, formula, names)).toBe('sum(map(filter(lines, items => items.on), x => x.price * share)) + $load_2.rate + share');
  });
});
