import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { moveNodes } from '../../../../designer/model/edits/flow/node-edits.ts';
import { applyInterfaceLine } from '../../../../designer/model/quick-entry/apply-interface-line.ts';
import type { Expression } from '../../../../designer/model/quick-entry/expression.ts';
import { formulaFlow } from '../../../../designer/model/quick-entry/formula-flow.ts';
import { parseInterfaceLine } from '../../../../designer/model/quick-entry/parse-interface-line.ts';
import { printInterfaceLine } from '../../../../designer/model/quick-entry/print-interface-line.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

const blank = emptyDefinition('App..');
const apply = (line: string) => applyInterfaceLine(blank, line);
const errors = (line: string) => parseInterfaceLine(line, 'App').diagnostics.map(({ from, to, text }) => `${from}–${to} ${text.en}`);

describe('a line', () => {
  it('names an interface and gives it a title', () => {
    expect(apply('Tool.Add 两数相加')).toMatchObject({ namespace: 'App', class: 'Tool', method: 'Add', title: '两数相加', module: 'Tool', parameters: [] });
    expect(apply('Demo.Tool.Add')).toMatchObject({ namespace: 'Demo', class: 'Tool', method: 'Add', title: 'Add' });
    expect(errors('Tool')).toEqual(['0–4 Write Class.Method, as in Tool.Add']);
  });

  it('draws a whole interface that can be published', () => {
    const definition = apply('Tool.Add(a:int, b:int): sum = a + b // 两数相加');
    expect(checkDefinition(definition)).toEqual([]);
    expect(definition).toMatchObject({
      title: '两数相加',
      parameters: [
        { name: 'a', type: 'integer', required: true },
        { name: 'b', type: 'integer', required: true },
      ],
      returns: [{ name: 'sum', type: 'integer' }],
    });
    expect(definition.flow.nodes.map(({ id, type }) => `${id} ${type}`)).toEqual(['a parameter', 'b parameter', 'add operation', 'return return']);
  });

  it('may be typed with Chinese punctuation', () => {
    expect(apply('Tool.Add（a：int，b：int）：sum ＝ a ＋ b // 两数相加')).toEqual(apply('Tool.Add(a:int, b:int): sum = a + b // 两数相加'));
  });

  it('knows types, defaults, optional parameters and lists', () => {
    const line = 'A.B(id:int, name?, when:date=2024-02-29, price:money, tags:string[]=["x", "y"], word:string=two words, on:bool=true)';
    expect(apply(line).parameters).toEqual([
      { name: 'id', type: 'integer', required: true },
      { name: 'name', type: 'string' },
      { name: 'when', type: 'date', default: '2024-02-29' },
      { name: 'price', type: 'integer', format: 'money', required: true },
      { name: 'tags', type: 'array', items: { type: 'string' }, default: ['x', 'y'] },
      { name: 'word', type: 'string', default: 'two words' },
      { name: 'on', type: 'boolean', default: true },
    ]);
  });

  it('joins texts and adds numbers with the same sign', () => {
    const operators = (line: string) => apply(line).flow.nodes.flatMap(({ settings }) => (settings.operator === undefined ? [] : [settings.operator]));
    expect(operators('A.B(n:int, s): x = "共" + n + s')).toEqual(['concat', 'concat']);
    expect(operators('A.B(n:int, s): x = n + 1 + s')).toEqual(['add', 'concat']);
  });

  it('names what was given no name by its operation, and lets later results use earlier ones', () => {
    expect(apply('A.B(a:int): a * 2').returns).toEqual([{ name: 'product', type: 'integer' }]);
    const definition = apply('A.B(a:int): twice = a * 2, more = twice + twice');
    expect(definition.flow.edges.filter(({ from }) => from.node === 'multiply').map(({ to }) => to.port)).toEqual(['a', 'b', 'twice']);
  });

  it('says where it is wrong and takes the rest', () => {
    expect(errors('A.B(a:int')).toEqual(['9–9 ) is missing here']);
    expect(errors('A.B(a:nt, b:int): x = a')).toEqual([expect.stringMatching(/^6–8 There is no type nt/)]);
    expect(errors('A.B(a:int): x = a +')).toEqual(['19–19 A value is missing here']);
    expect(errors('A.B(a:int): x = c, y = d')).toEqual(['16–17 There is no parameter or result c', '23–24 There is no parameter or result d']);
    expect(errors('A.B(a:int): x = rond(a)')).toEqual(['16–20 There is no operation rond; did you mean round?']);
    expect(errors('A.B(a:int): x = round()')).toEqual(['16–21 round takes 1–2 values']);
    expect(errors('A.B(a:int): x:nt, y:int, z = y')).toEqual([expect.stringMatching(/^14–16 There is no type nt/), '29–30 There is no parameter or result y']);
    expect(errors('A.B(a:int=x, a:int)')).toEqual(['10–11 The default is not of type integer', '13–14 a appears twice']);
    expect(errors('A.B(a:int): x = a 标题')).toEqual(['18–20 This cannot be read; a title goes after //']);
    expect(parseInterfaceLine('A.B(a:nt, b:int): x = b', 'App').parsed.parameters?.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'a string',
      'b integer',
    ]);
  });

  it('takes only names and title while it is wrong', () => {
    const whole = apply('Tool.Add(a:int, b:int): sum = a + b');
    expect(applyInterfaceLine(whole, 'Tool.Sum(a:int, b:int): sum = a +')).toEqual({ ...whole, method: 'Sum', title: 'Sum' });
  });

  it('leaves a drawing alone that says the same', () => {
    const drawn = moveNodes(apply('Tool.Add(a:int, b:int): sum = a + b'), new Map([['add', { x: 7, y: 7 }]]));
    const described = { ...drawn, parameters: drawn.parameters.map((parameter) => ({ ...parameter, description: 'a number' })) };
    expect(applyInterfaceLine(described, ' Tool.Add(a: int,b: int): sum = (a) + b')).toBe(described);
    expect(applyInterfaceLine(described, 'Tool.Add(a:int, b:float): sum = a + b').parameters).toEqual([
      { name: 'a', type: 'integer', required: true, description: 'a number' },
      { name: 'b', type: 'float', required: true },
    ]);
  });

  it('never throws, whatever is typed', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'Ab.(:，：=+-*/%!?<>&|"\'\\[]{}#1e9 _中😀\u2028'), maxLength: 40 });
    fc.assert(
      fc.property(noise, (text) => {
        for (const line of [text, `A.B(${text}`, `A.B(a:int): ${text}`]) {
          for (const { from, to } of parseInterfaceLine(line, 'App').diagnostics) expect(from >= 0 && from <= to && to <= line.length).toBe(true);
          applyInterfaceLine(blank, line);
        }
      }),
    );
    expect(errors(`A.B(a:int): x = ${'('.repeat(5_000)}`)).toContain('117–118 The formula is nested too deeply');
  });
});

const parameters: Parameter[] = [
  { name: 'i', type: 'integer', required: true },
  { name: 'f', type: 'float', default: 1.5 },
  { name: 's', type: 'string' },
  { name: '名', type: 'boolean', required: true },
  { name: 'tags', type: 'array', items: { type: 'string' }, default: ['//'] },
];
const literal = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.boolean(),
  fc.constant(null),
);
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literal.map((value): Expression => ({ kind: 'literal', value })),
    fc.constantFrom(...parameters.map(({ name }) => name)).map((name): Expression => ({ kind: 'name', name })),
    fc
      .tuple(
        fc.constantFrom('plus', 'add', 'concat', 'subtract', 'multiply', 'divide', 'and', 'or', 'equal', 'less', 'greaterOrEqual'),
        tie('expression'),
        tie('expression'),
      )
      .map(([operator, a, b]): Expression => ({ kind: 'call', operator, inputs: [a, b] })),
    fc
      .tuple(fc.constantFrom('not', 'upper', 'length', 'round'), tie('expression'))
      .map(([operator, a]): Expression => ({ kind: 'call', operator, inputs: [a] })),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([condition, yes, no]): Expression => ({ kind: 'choice', condition, yes, no })),
  ),
}));

const withoutPositions = (definition: InterfaceDefinition) => ({
  ...definition,
  flow: { ...definition.flow, nodes: definition.flow.nodes.map((node) => ({ ...node, position: null })) },
});

describe('printing', () => {
  it('writes what reading understands', () => {
    const lines = [
      'A.B(a:int, b:int): sum = a + b // 两数相加',
      'A.B(a:int): x = (a + 1) * 2 - a / 3, y = !(a > 1 || a == 0) ? "大" + a : upper("小"), z = y',
      'A.B(s?:string, n:money=5, l:int[][]): x = round(n, 2), y = 5, z = concat(1, 2)',
      'A.B()',
      'A.B(a:int): total:decimal, twice = a * 2, rows:array // 留空',
    ];
    for (const line of lines) expect(printInterfaceLine(apply(line))).toBe(line);
  });

  it('is undone by reading, for any formula', () => {
    fc.assert(
      fc.property(fc.array(expression, { minLength: 1, maxLength: 3 }), fc.constantFrom('B', '标题：(a) // "b"'), (expressions, title) => {
        const results = expressions.map((formula, index) => ({ name: `r${index}`, expression: formula }));
        const definition = { ...emptyDefinition('App.A.B'), title, parameters, ...formulaFlow(parameters, results) };
        const line = printInterfaceLine(definition);
        expect(line).not.toBeNull();
        const again = applyInterfaceLine(emptyDefinition('App.A.B'), line ?? '');
        expect(parseInterfaceLine(line ?? '', 'App').diagnostics).toEqual([]);
        expect(withoutPositions(again)).toEqual(withoutPositions(definition));
      }),
      { numRuns: 300 },
    );
  });

  it('has no line for a flow that no formula says', () => {
    const add = apply('A.B(a:int): x = a + 1');
    const node = (id: string) => add.flow.nodes.find((candidate) => candidate.id === id)!;
    expect(printInterfaceLine({ ...add, flow: { ...add.flow, nodes: [...add.flow.nodes, { ...node('add'), id: 'idle' }] } })).toBeNull();
    expect(printInterfaceLine({ ...add, flow: { ...add.flow, edges: [] } })).toBeNull();
    expect(printInterfaceLine({ ...add, parameters: [{ name: 'user-id', type: 'integer' }] })).toBeNull();
    expect(printInterfaceLine({ ...add, flow: { ...add.flow, nodes: add.flow.nodes.map((one) => ({ ...one, disabled: true })) } })).toBeNull();
  });
});
