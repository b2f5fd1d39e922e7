import { expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { operations } from '../../../../designer/model/semantics/operations/operations.ts';
import { readPattern } from '../../../../designer/model/semantics/patterns/read-pattern.ts';
import { connectLinearPatterns } from '../../../../designer/server/runtime/linear-patterns.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { byEvaluator, byPhp, type Run } from '../../codegen/three-ways.ts';
import { drawn } from '../../nodes/drawn.ts';

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const atoms = ['a', 'b', '中', '😀', '.', '\\d', '\\W', '\\s', '[ab]', '[^a\\d]', '[一-龥-]', '\\.', '\\b', '^', '$', '(?:ab|a)', '(a|b)', '(a)?b', '|'];
const quantifiers = ['', '', '', '*', '+?', '?', '{2}', '{0,2}'];
const letters = ['a', 'b', '中', '😀', ' ', '\n', '1', '.', '-', 'é', '١', '\u00a0'];

function generated(seed: number): { pattern: string; text: string } {
  const roll = dice(seed);
  const some = (from: readonly string[], most: number) => Array.from({ length: 1 + roll(most) }, () => from[roll(from.length)]!);
  return {
    pattern: some(atoms, 5)
      .map((atom) => atom + quantifiers[roll(quantifiers.length)]!)
      .join(''),
    text: some(letters, 12).join(''),
  };
}

const all = computedDefinition(
  'Check.Pattern.All',
  { text: { type: 'string', required: true }, pattern: { type: 'string', required: true } },
  {
    found: ['regexTest', 'text', 'pattern'],
    groups: ['regexMatch', 'text', 'pattern'],
    changed: ['regexReplace', 'text', 'pattern', { value: '<$0|$1>' }],
    parts: ['regexSplit', 'text', 'pattern'],
  },
);

it.skipIf(!hasPhp)('2,000 patterns that are read find, change and split the same in both languages', async () => {
  connectLinearPatterns();
  const runs: Run[] = Array.from({ length: 6_000 }, (_, seed) => generated(seed + 1))
    .filter(({ pattern }) => !('code' in readPattern(pattern)))
    .slice(0, 2_000)
    .map((parameters) => ({ definition: all, parameters }));
  expect(runs).toHaveLength(2_000);
  const wanted = await byEvaluator(runs);
  const found = byPhp(runs, false);
  const different = runs.flatMap(({ parameters }, index) =>
    JSON.stringify(found[index]) === JSON.stringify(wanted[index]) ? [] : [{ parameters, php: found[index], wanted: wanted[index] }],
  );
  expect(different.slice(0, 3)).toEqual([]);
  expect(wanted.filter((answer) => JSON.stringify(answer).includes('"found":true')).length).toBeGreaterThan(500);
});

it('time grows with the text, whatever the pattern', () => {
  connectLinearPatterns();
  // A search that goes back and forth would need more steps for this than there are atoms in the world.
  expect(operations.regexTest.run(`${'a'.repeat(20_000)}!`, '^(a+)+$')).toBe(false);
});

it.each([
  ['a(?=b)', 'look', 1],
  ['(?<!a)b', 'look', 0],
  ['(a)\\1', 'back', 3],
  ['a*+', 'possessive', 2],
  ['(?i)a', 'group', 0],
  ['(?<n>a)', 'group', 0],
  ['\\p{L}', 'escape', 0],
  ['[[:alpha:]]', 'class', 1],
  ['[z-a]', 'range', 2],
  ['[a-\\d]', 'range', 2],
  ['a{2', 'quantifier', 1],
  ['中**', 'quantifier', 2],
  ['(a?)*', 'nothing', 4],
  ['^*', 'nothing', 1],
  ['(a{40}){40}', 'many', 7],
  ['(a', 'open', 0],
  ['[a', 'open', 0],
  ['a)', 'close', 1],
  ['a\\', 'escape', 1],
  ['x'.repeat(501), 'long', 500],
] as const)('%s is refused: %s at %i', (pattern, code, at) => {
  expect(readPattern(pattern)).toEqual({ code, at });
});

it('a pattern that is written in a node or a formula is a problem at its place', () => {
  const edges = ['text.value -> test.text', 'test.result -> return.ok'];
  const test = { type: 'operation', settings: { operator: 'regexTest' }, values: { pattern: 'ab(?=c)' } };
  const node = drawn({ service: 'Check.Pattern.Node', parameters: [{ name: 'text', type: 'string', required: true }], nodes: { test }, edges });
  const errors = (definition: typeof node) => checkDefinition(definition).filter(({ severity }) => severity === 'error');
  expect(errors(node)).toMatchObject([{ code: 'pattern', node: 'test', port: 'pattern', text: { zh_cn: expect.stringContaining('第 3 个字符') } }]);
  const formula = (text: string) => ({
    ...node,
    returns: [{ name: 'ok', type: 'boolean' as const }],
    flow: {
      nodes: node.flow.nodes.filter(({ id }) => id !== 'test').map((one) => (one.id === 'return' ? { ...one, formulas: { ok: text } } : one)),
      edges: [],
    },
  });
  expect(errors(formula('regexTest(text, "^\\\\d+$")'))).toEqual([]);
  const text = 'regexTest(text, "(a")';
  expect(errors(formula(text))).toMatchObject([{ code: 'formula', node: 'return', port: 'ok', range: { from: text.indexOf('"'), to: text.length - 1 } }]);
});
