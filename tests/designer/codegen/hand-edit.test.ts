import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../designer/codegen/hand-edit/code-of.ts';
import { linesOfNode } from '../../../designer/codegen/hand-edit/lines-of-node.ts';
import { canKeepBoth } from '../../../designer/codegen/hand-edit/merge-parts.ts';
import { mergeThreeWay, resolveConflict } from '../../../designer/codegen/hand-edit/merge-three-way.ts';
import { nodeAtLine } from '../../../designer/codegen/hand-edit/node-at-line.ts';
import { markRegions, stripRegions } from '../../../designer/codegen/hand-edit/regions.ts';
import { shiftLines } from '../../../designer/codegen/hand-edit/shift-lines.ts';
import { grade } from './sample-definitions.ts';

const lines = fc.array(fc.constantFrom('one', '  two', 'three', '', '<?php'), { maxLength: 12 }).map((all) => all.join('\n'));
const text = (all: string) => all.trim().split(' ').join('\n');

describe('regions of a hand edit', () => {
  it('stand around what is not as it was generated', () => {
    const base = '<?php\nfunction a()\n{\n    one();\n    two();\n}\n';
    const edited = '<?php\nfunction a()\n{\n    one();\n    log();\n    trace();\n    two();\n}\n';
    expect(markRegions(base, edited)).toBe(
      '<?php\nfunction a()\n{\n    one();\n    // #region hand edit\n    log();\n    trace();\n    // #endregion hand edit\n    two();\n}\n',
    );
  });

  it('are set once, taken away without a trace, and never come before the opening tag', () => {
    fc.assert(
      fc.property(lines, lines, (base, edited) => {
        const marked = markRegions(base, edited);
        expect(stripRegions(marked)).toBe(edited);
        expect(markRegions(base, marked)).toBe(marked);
        if (edited.startsWith('<?php')) expect(marked.startsWith('<?php')).toBe(true);
        if (base === edited) expect(marked).toBe(edited);
      }),
    );
  });

  it("leave a person's own regions alone", () => {
    const own = '// #region mine\none\n// #endregion\ntwo';
    expect(stripRegions(own)).toBe(own);
    expect(stripRegions(markRegions('one\ntwo', own))).toBe(own);
  });
});

describe('three-way merge', () => {
  it('keeps the changes of both sides', () => {
    expect(mergeThreeWay({ base: text('a b c d e'), edited: text('a X c d e'), generated: text('a b c d Y e') })).toEqual({
      text: text('a X c d Y e'),
      conflicts: [],
    });
  });

  it('shows what both changed, and moves the rest when one is decided', () => {
    const merge = mergeThreeWay({ base: text('a b c d e'), edited: text('a X c Y e'), generated: text('a P Q c R e') });
    expect(merge).toEqual({
      text: text('a X c Y e'),
      conflicts: [
        { fromLine: 2, toLine: 2, mine: ['X'], generated: ['P', 'Q'] },
        { fromLine: 4, toLine: 4, mine: ['Y'], generated: ['R'] },
      ],
    });
    const one = resolveConflict(merge, 0, 'generated');
    expect(one).toEqual({ text: text('a P Q c Y e'), conflicts: [{ fromLine: 5, toLine: 5, mine: ['Y'], generated: ['R'] }] });
    expect(resolveConflict(one, 0, 'both')).toEqual({ text: text('a P Q c Y R e'), conflicts: [] });
  });

  it('takes either side whole when only that one changed', () => {
    fc.assert(
      fc.property(lines, lines, (base, other) => {
        expect(mergeThreeWay({ base, edited: other, generated: base })).toEqual({ text: other, conflicts: [] });
        expect(mergeThreeWay({ base, edited: base, generated: other })).toEqual({ text: other, conflicts: [] });
        expect(mergeThreeWay({ base, edited: other, generated: other })).toEqual({ text: other, conflicts: [] });
      }),
    );
  });
});

describe('code of an interface', () => {
  for (const target of ['ts', 'php'] as const) {
    it(`knows its nodes by line and back, also after an edit (${target})`, () => {
      const definition = grade();
      const { file, isEdited } = codeOf(definition, target);
      expect(isEdited).toBe(false);
      const sourceLine = (node: string, in_ = file) => in_.text.split('\n')[(linesOfNode(in_.map, node)[0]?.from ?? 0) - 1]!.trim();
      expect(sourceLine('upper')).toContain('upper');
      for (const { from, to } of file.map) for (let line = from; line <= to; line++) expect(nodeAtLine(file.map, line)).toBeDefined();
      const [upper] = linesOfNode(file.map, 'upper');
      expect(nodeAtLine(file.map, upper!.from)).toBe('upper');
      expect(nodeAtLine(file.map, 1)).toBeUndefined();

      const rows = file.text.split('\n');
      const text = rows.toSpliced((linesOfNode(file.map, 'over')[0]?.from ?? 1) - 1, 0, '    // by hand', '    // more').join('\n');
      const edited = codeOf({ ...definition, code: { [target]: { text, base: file.text } } }, target);
      expect(edited).toMatchObject({ isEdited: true, isStale: false, file: { text } });
      expect(sourceLine('upper', edited.file)).toBe(sourceLine('upper'));
      expect(nodeAtLine(edited.file.map, upper!.from + 2)).toBe('upper');
    });

    it(`is stale when the definition went on, and the edit is taken over (${target})`, () => {
      const definition = grade();
      const base = codeOf(definition, target).file.text;
      const text = base.replace(/^(.*)(upper\(.*)$/m, '    // mine\n$1$2');
      const moved = { ...definition, title: 'Another title', code: { [target]: { text, base } } };
      const code = codeOf(moved, target);
      expect(code).toMatchObject({ isEdited: true, isStale: true, merged: { conflicts: [] } });
      expect(code.merged!.text).toContain('// mine');
      expect(code.merged!.text).toContain('Another title');
    });
  }

  it('is no edit when the text is the generated one', () => {
    const base = codeOf(grade(), 'ts').file.text;
    expect(codeOf({ ...grade(), code: { ts: { text: markRegions(base, base), base } } }, 'ts').isEdited).toBe(false);
  });

  it('a node of which nothing is left has no lines', () => {
    expect(shiftLines([{ node: 'a', from: 2, to: 2 }], 'x\ny\nz', 'x\nz')).toEqual([]);
  });
});

it('both sides of a conflict can stay unless what the second says would come after a return', () => {
  expect(canKeepBoth({ mine: ['log(a);'], generated: ['  return a;'] })).toBe(true);
  expect(canKeepBoth({ mine: ['log(a);', '  return b;'], generated: ['  return a;'] })).toBe(false);
  expect(canKeepBoth({ mine: ['returned(a);'], generated: ['return;'] })).toBe(true);
});
