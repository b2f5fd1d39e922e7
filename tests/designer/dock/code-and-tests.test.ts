import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeAtLine } from '../../../designer/codegen/hand-edit/node-at-line.ts';
import { shiftLines } from '../../../designer/codegen/hand-edit/shift-lines.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { setHandEdit } from '../../../designer/model/edits/interface/code-edits.ts';
import { addTest, removeTest, setExample, takeAnswer } from '../../../designer/model/edits/interface/test-edits.ts';
import { lineDiff } from '../../../designer/panels/monaco/line-diff.ts';
import { textChange } from '../../../designer/panels/monaco/text-change.ts';

const add = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });

describe('the line map of edited code', () => {
  const base = 'one\ntwo\nthree\nfour\n';
  const map = [
    { node: 'outer', from: 1, to: 4 },
    { node: 'a', from: 2, to: 2 },
    { node: 'b', from: 3, to: 4 },
  ];

  it('moves with lines put in before it', () => {
    expect(shiftLines(map, base, `new\n${base}`)).toEqual([
      { node: 'outer', from: 2, to: 5 },
      { node: 'a', from: 3, to: 3 },
      { node: 'b', from: 4, to: 5 },
    ]);
  });

  it('takes in what became of its lines, and loses a node whose lines are gone', () => {
    expect(shiftLines(map, base, 'one\n2\n2b\nthree\nfour\n')).toContainEqual({ node: 'a', from: 2, to: 3 });
    expect(shiftLines(map, base, 'one\nthree\nfour\n').map(({ node }) => node)).toEqual(['outer', 'b']);
  });

  it('finds the innermost node of a line', () => {
    expect([1, 2, 3, 4, 5].map((line) => nodeAtLine(map, line))).toEqual(['outer', 'a', 'b', 'b', undefined]);
  });
});

describe('hand edits', () => {
  it('are kept by language and go away when the text is the generated one again', () => {
    const edited = setHandEdit(add, 'ts', { base: 'x', text: 'y' });
    expect(edited.code).toEqual({ ts: { base: 'x', text: 'y' } });
    expect(setHandEdit(edited, 'ts', { base: 'x', text: 'y' })).toBe(edited);
    const both = setHandEdit(edited, 'php', { base: 'p', text: 'q' });
    expect(setHandEdit(both, 'ts', { base: 'x', text: 'x' }).code).toEqual({ php: { base: 'p', text: 'q' } });
    expect(setHandEdit(edited, 'ts', null)).toEqual(add);
    expect(setHandEdit(add, 'php', null)).toBe(add);
  });
});

describe('test cases and the example', () => {
  it('are edits that leave everything else alone', () => {
    const one = addTest(add, { title: 'one', parameters: { a: 1, b: 2 }, ret: 200, data: { sum: 3 } });
    expect(one.flow).toBe(add.flow);
    expect(removeTest(one, 1)).toBe(one);
    expect(takeAnswer(one, 1, { ret: 200, data: {} })).toBe(one);
    expect(takeAnswer(one, 0, { ret: 200, data: { sum: 9 } }).tests).toEqual([{ ...one.tests?.[0], ret: 200, data: { sum: 9 } }]);
    expect(takeAnswer(one, 0, { ret: 400, data: null }).tests?.[0]).not.toHaveProperty('data');
    expect(removeTest(one, 0)).toEqual(add);
    expect(setExample(add, { sum: 3 }).example).toEqual({ sum: 3 });
    expect(setExample(add, add.example)).toBe(add);
  });
});

describe('what differs between two texts', () => {
  it('is one stretch that turns the one into the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const change = textChange(before, after);
        expect(change ? before.slice(0, change.from) + change.text + before.slice(change.to) : before).toBe(after);
      }),
    );
  });

  it('is told line by line', () => {
    expect(lineDiff('a\nb\nc', 'a\nB\nc').map(({ kind, text }) => `${kind} ${text}`)).toEqual(['same a', 'removed b', 'added B', 'same c']);
  });
});
