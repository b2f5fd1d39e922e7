import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionBetween } from '../../../../designer/model/semantics/operations/conversion-between.ts';
import { operationOf } from '../../../../designer/model/semantics/operations/operations.ts';
import { fitError } from '../../../../designer/model/types/fit-error.ts';
import { anyValue, fits, sameType, typeKind, typeName, typeOfParameter, typeOfValue, type ValueType } from '../../../../designer/model/types/value-type.ts';
import { operationNode } from '../../../../designer/nodes/operation/model/operation-node.ts';

const names = ['string', 'integer', 'float', 'boolean', 'date', 'file', 'array', 'object'] as const;
const simple = names.map((type): ValueType => ({ type }));
const money: ValueType = { type: 'integer', unit: 'fen' };
const row = (table: string, members?: ValueType['members']): ValueType => ({ type: 'object', table, ...(members && { members }) });
const list = (items: ValueType): ValueType => ({ type: 'array', items });
const person: ValueType = { type: 'object', members: { name: { type: 'string' }, age: { type: 'integer' } } };

describe('a value fits', () => {
  it('into its own type, an integer into a float, a date into a text, and nothing else of the plain types', () => {
    const found = simple.flatMap((from) => simple.filter((to) => fits(from, to)).map((to) => `${from.type} → ${to.type}`));
    expect(found).toEqual(
      [...names.map((name) => `${name} → ${name}`), 'integer → float', 'date → string'].sort((one, other) => found.indexOf(one) - found.indexOf(other)),
    );
  });

  it('into any and, because operations look at run time, out of any', () => {
    for (const type of [...simple, money, row('products'), list(person)]) {
      expect(fits(type, anyValue)).toBe(true);
      expect(fits(anyValue, type)).toBe(true);
    }
  });

  it('when it is an object with the members asked for and more', () => {
    expect(fits(person, { type: 'object', members: { name: { type: 'string' } } })).toBe(true);
    expect(fits(person, { type: 'object', members: { age: { type: 'float' } } })).toBe(true);
    expect(fits(person, { type: 'object', members: { age: { type: 'string' } } })).toBe(false);
    expect(fits(person, { type: 'object', members: { email: { type: 'string' } } })).toBe(false);
    expect(fits(person, { type: 'object', members: { email: { type: 'string', nullable: true } } })).toBe(true);
    const unnamed = Object.fromEntries([['constructor', { type: 'string' } as const]]);
    expect(fits(person, { type: 'object', members: unnamed })).toBe(false);
    expect(fits(person, { type: 'object' })).toBe(true);
  });

  it('when it is a list whose elements fit', () => {
    expect(fits(list({ type: 'integer' }), list({ type: 'float' }))).toBe(true);
    expect(fits(list({ type: 'float' }), list({ type: 'integer' }))).toBe(false);
    expect(fits(list(list(person)), list(list({ type: 'object', members: { name: { type: 'string' } } })))).toBe(true);
    expect(fits({ type: 'array' }, list({ type: 'integer' }))).toBe(true);
  });

  it('when it is a row of the same table', () => {
    expect(fits(row('products'), { type: 'object' })).toBe(true);
    expect(fits(row('products'), row('products'))).toBe(true);
    expect(fits(row('products'), row('orders'))).toBe(false);
  });

  it('for a reason, or is refused in a sentence that names both types', () => {
    expect(fitError({ type: 'integer' }, { type: 'float' })).toBeNull();
    expect(fitError(list({ type: 'string' }), money)).toMatchObject({ zh_cn: '需要金额，收到文本列表', en: 'Expects money but gets array<string>' });
    expect(fitError(row('products', {}), person)?.en).toBe('Expects object, but row<products> has no matching member name');
  });
});

describe('a type', () => {
  it('has one name wherever it is shown', () => {
    expect([...simple, anyValue, money, row('products'), list(money), list(anyValue), list(list(row('a')))].map(typeName)).toEqual([
      ...names,
      'any',
      'money',
      'row<products>',
      'array<money>',
      'array',
      'array<array<row<a>>>',
    ]);
    expect([money, row('a'), person].map(typeKind)).toEqual(['money', 'row', 'object']);
  });

  it('of a parameter tells money, elements and members', () => {
    expect(typeOfParameter({ type: 'integer', format: 'money', required: true })).toEqual(money);
    expect(typeOfParameter({ type: 'array', required: true, items: { type: 'integer', format: 'money', required: true } })).toEqual(list(money));
    expect(typeOfParameter({ type: 'string', format: 'money' })).toEqual({ type: 'string', nullable: true });
  });

  it('of a value is that of all its elements', () => {
    expect(typeName(typeOfValue([1, 2.5]))).toBe('array<decimal>');
    expect(typeName(typeOfValue([1, 'a']))).toBe('array');
    expect(typeName(typeOfValue([]))).toBe('array');
    fc.assert(fc.property(fc.jsonValue(), (value) => sameType(typeOfValue(JSON.parse(JSON.stringify(value))), typeOfValue(JSON.parse(JSON.stringify(value))))));
  });

  it('is made another by the operation that names it as its conversion', () => {
    const found = [...simple, money].flatMap((from) =>
      simple.flatMap((to) => {
        const operator = conversionBetween(from, to);
        return operator ? [`${typeName(from)} → ${to.type}: ${operator}`] : [];
      }),
    );
    expect(found).toMatchInlineSnapshot(`
      [
        "string → integer: toInteger",
        "string → float: toFloat",
        "string → boolean: toBoolean",
        "string → date: toDate",
        "string → array: parseJson",
        "string → object: parseJson",
        "integer → string: toText",
        "integer → boolean: toBoolean",
        "integer → date: fromTimestamp",
        "float → string: toText",
        "float → integer: toInteger",
        "boolean → string: toText",
        "boolean → integer: toInteger",
        "boolean → float: toFloat",
        "date → integer: toTimestamp",
        "array → string: formatJson",
        "object → string: formatJson",
        "money → string: toText",
        "money → integer: toFen",
        "money → float: toYuan",
      ]
    `);
    for (const line of found) expect(operationOf(line.split(': ')[1])?.inputs).toHaveLength(1);
  });
});

describe('the operation node', () => {
  it('offers every operation once, by section, with words in both languages and signs', () => {
    const entries = operationNode.palette ?? [];
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect([...new Set(entries.map(({ section }) => section?.en))]).toEqual(['Number', 'Text', 'Date', 'List', 'Object', 'Logic', 'Convert', 'Encode']);
    const found = (word: string) => entries.filter(({ words }) => words?.includes(word)).map(({ key }) => key);
    expect([found('+')[0], found('×'), found('÷'), found('%'), found('%').length]).toEqual([
      'operation.add',
      ['operation.multiply'],
      ['operation.divide'],
      ['operation.modulo'],
      1,
    ]);
  });

  it('says in one line what it does', () => {
    expect(operationNode.summary?.({ operator: 'add' }, 'en')).toBe('Add +');
    expect(operationNode.summary?.({ operator: 'upper' }, 'zh_cn')).toBe('转大写');
    expect(operationNode.summary?.({ operator: 'nothing' }, 'en')).toBe('');
  });

  it('keeps money money, whole numbers whole and the elements of lists', () => {
    const result = (operator: string, ...inputs: ValueType[]) => {
      const types = Object.fromEntries((operationOf(operator)?.inputs ?? []).map(({ name }, index) => [name, inputs[index] ?? anyValue]));
      return typeName(operationNode.outputTypes!({ operator }, types, { definition: { parameters: [], returns: [] } }).result!);
    };
    expect(result('add', money, money)).toBe('money');
    expect(result('add', money, { type: 'integer' })).toBe('integer');
    expect(result('multiply', money, { type: 'integer' })).toBe('money');
    expect(result('multiply', money, money)).toBe('integer');
    expect(result('divide', money, { type: 'integer' })).toBe('decimal');
    expect(result('sum', list(money))).toBe('money');
    expect(result('first', list(row('a')))).toBe('row<a>');
    expect(result('append', list(money), money)).toBe('array<money>');
    expect(result('append', list(money), { type: 'string' })).toBe('array');
    expect(result('defaultIfNull', { type: 'string', nullable: true }, { type: 'string' })).toBe('string');
  });
});
