import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTableLine, printTableLine } from '../../../../designer/model/quick-entry/parse-table-line.ts';
import type { TableColumn } from '../../../../designer/model/types/definition.ts';

const columns = (line: string) => parseTableLine(line).columns;
const errors = (line: string) => parseTableLine(line).diagnostics.map(({ from, to, text }) => `${from}–${to} ${text.en}`);

describe('a line of columns', () => {
  it('has types, marks, defaults and words', () => {
    expect(columns('name string! 商品名, price money, stock int=0')).toEqual([
      { name: 'name', type: 'string', required: true, description: '商品名' },
      { name: 'price', type: 'integer', format: 'money' },
      { name: 'stock', type: 'integer', default: 0 },
    ]);
    expect(columns('code string(50)!="a, b" : 编号, owner int -> users 所有者, born date=2024-02-29, tags array=["x", "y"] // 标签')).toEqual([
      { name: 'code', type: 'string', max: 50, required: true, default: 'a, b', description: '编号' },
      { name: 'owner', type: 'integer', references: 'users', description: '所有者' },
      { name: 'born', type: 'date', default: '2024-02-29' },
      { name: 'tags', type: 'array', default: ['x', 'y'], description: '标签' },
    ]);
  });

  it('may be typed with Chinese punctuation and without types', () => {
    expect(columns('name 商品名，price money！：单价；owner -> users')).toEqual([
      { name: 'name', type: 'string', description: '商品名' },
      { name: 'price', type: 'integer', format: 'money', required: true, description: '单价' },
      { name: 'owner', type: 'integer', references: 'users' },
    ]);
  });

  it('takes an apostrophe for what it is', () => {
    expect(columns(`name string : the user's name, age int`)).toEqual([
      { name: 'name', type: 'string', description: "the user's name" },
      { name: 'age', type: 'integer' },
    ]);
  });

  it('says where it is wrong and takes the rest', () => {
    expect(errors('a strin, b int=x, b int, 5')).toEqual([
      '2–7 There is no type strin; allowed: string, integer, float, boolean, date, array, object, money, decimal',
      '15–16 The default is not of type integer',
      '18–19 Column b appears twice',
      '25–26 A name is missing here',
    ]);
    expect(columns('a strin, b int=x').map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('leaves Chinese punctuation inside of a text as it is', () => {
    expect(columns('a array=【“％，１”，"："】')).toEqual([{ name: 'a', type: 'array', default: ['％，１', '：'] }]);
  });

  it('is printed so that reading gives the same columns', () => {
    const name = fc.constantFrom('a', 'b', 'c_1', 'owner', 'price');
    const description = fc.option(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), { nil: undefined });
    const typed: fc.Arbitrary<Omit<TableColumn, 'name' | 'description'>> = fc.oneof(
      fc.record(
        { type: fc.constant('string' as const), max: fc.nat(500), default: fc.string({ unit: 'binary', maxLength: 8 }), references: fc.constant('users') },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        { type: fc.constant('integer' as const), required: fc.constant(true), hidden: fc.constant(true), default: fc.integer() },
        { requiredKeys: ['type'] },
      ),
      fc.record({ type: fc.constant('integer' as const), format: fc.constant('money' as const), default: fc.nat() }, { requiredKeys: ['type', 'format'] }),
      fc.record({ type: fc.constant('boolean' as const), default: fc.boolean() }, { requiredKeys: ['type'] }),
      fc.record(
        { type: fc.constant('array' as const), default: fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 3 }) },
        { requiredKeys: ['type'] },
      ),
    );
    const column = fc
      .tuple(name, typed, description)
      .map(([called, rules, words]): TableColumn => ({ name: called, ...rules, ...(words === undefined ? {} : { description: words }) }));
    fc.assert(
      fc.property(fc.uniqueArray(column, { selector: (one) => one.name }), (list) => {
        expect(parseTableLine(printTableLine(list))).toEqual({ columns: list, diagnostics: [] });
      }),
      { numRuns: 50 },
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab ,，;:=!()[]{}"\'\\->中1.'), maxLength: 40 }), (line) => {
        for (const { from, to } of parseTableLine(line).diagnostics) expect(from >= 0 && from <= to && to <= line.length).toBe(true);
      }),
    );
  });
});
