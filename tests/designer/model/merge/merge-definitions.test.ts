import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { disconnect } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { addNode, moveNodes, removeNodes, renameNode } from '../../../../designer/model/edits/flow/node-edits.ts';
import { addParameter, changeParameter, moveParameter, removeParameter } from '../../../../designer/model/edits/interface/parameter-edits.ts';
import { addReturn } from '../../../../designer/model/edits/interface/return-edits.ts';
import { mergeDefinitions, resolve } from '../../../../designer/model/merge/merge-definitions.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { inTwo } from '../../../helpers/two-languages.ts';

const base = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'], twice: ['multiply', 'a', { value: 2 }] });
type Edit = (definition: InterfaceDefinition) => InterfaceDefinition;

/** Edits of different places, so that any two of them can be merged. */
const disjoint: Edit[] = [
  (d) => ({ ...d, title: '加法' }),
  (d) => ({ ...d, description: 'adds' }),
  (d) => changeParameter(d, [0], { min: 1 }),
  (d) => changeParameter(d, [0], { description: 'the first' }),
  (d) => changeParameter(d, [1], { default: 5 }),
  (d) => addParameter(d, { name: 'c', type: 'string' }),
  (d) => addReturn(d, { name: 'more', type: 'string' }),
  (d) => renameNode(d, 'add', '相加'),
  (d) => moveNodes(d, new Map([['add', { x: 1, y: 2 }]])),
  (d) => addNode(d, { id: 'extra', type: 'constant', settings: { value: 1 }, position: { x: 0, y: 0 } }),
  (d) => disconnect(d, ['return.twice']),
  (d) => ({ ...d, tests: [{ title: 't', parameters: { a: 1 }, ret: 200 }] }),
  (d) => ({ ...d, flow: { ...d.flow, notes: [{ id: 'note', text: 'x', position: { x: 0, y: 0 }, size: { width: 9, height: 9 } }] } }),
];
const edits = fc.uniqueArray(fc.constantFrom(...disjoint.keys()));
const apply = (indexes: readonly number[], definition = base) => indexes.reduce((edited, index) => disjoint[index]!(edited), definition);

describe('a merge', () => {
  it('is the one side where the other changed nothing', () => {
    fc.assert(
      fc.property(edits, (indexes) => {
        const changed = apply(indexes);
        expect(mergeDefinitions(base, changed, base)).toEqual({ merged: changed, conflicts: [] });
        expect(mergeDefinitions(base, base, changed)).toEqual({ merged: changed, conflicts: [] });
        expect(mergeDefinitions(base, changed, changed).merged).toBe(changed);
      }),
    );
    const moved = removeParameter(moveParameter(addParameter(base, { name: 'c', type: 'date' }), [2], [0]), [1]);
    expect(mergeDefinitions(base, moved, base).merged).toBe(moved);
    expect(mergeDefinitions(base, base, moved).merged).toBe(moved);
  });

  it('loses nothing of edits in different places', () => {
    fc.assert(
      fc.property(edits, fc.array(fc.boolean(), { minLength: disjoint.length, maxLength: disjoint.length }), (indexes, sides) => {
        const mine = apply(indexes.filter((index) => sides[index]));
        const theirs = apply(indexes.filter((index) => !sides[index]));
        const { merged, conflicts } = mergeDefinitions(base, mine, theirs);
        expect(conflicts).toEqual([]);
        expect(merged).toEqual(apply(indexes));
      }),
    );
  });

  it('keeps what each side added to a list where it put it', () => {
    const mine = addParameter(base, { name: 'mine', type: 'string' }, [], 1);
    const theirs = moveParameter(addParameter(base, { name: 'theirs', type: 'string' }), [1], [0]);
    expect(mergeDefinitions(base, mine, theirs).merged.parameters.map(({ name }) => name)).toEqual(['b', 'a', 'mine', 'theirs']);
  });

  it('is a conflict only where both changed the same field differently', () => {
    const mine = changeParameter({ ...base, title: '一' }, [0], { min: 1, max: 9 });
    const theirs = changeParameter({ ...base, title: '二' }, [0], { min: 2, max: 9 });
    const { merged, conflicts } = mergeDefinitions(base, mine, theirs);
    expect(conflicts.map((conflict) => ({ ...conflict, label: inTwo(conflict.label) }))).toEqual([
      { pointer: '/title', label: { zh_cn: '标题', en: 'title' }, mine: '一', theirs: '二' },
      { pointer: '/parameters/a/min', label: { zh_cn: '参数 a：最小', en: 'Parameter a: minimum' }, mine: 1, theirs: 2 },
    ]);
    expect(merged.parameters[0]).toEqual({ name: 'a', type: 'integer', required: true, min: 1, max: 9 });
    const decided = conflicts.reduce((definition, conflict) => resolve(definition, conflict, 'theirs'), merged);
    expect(decided).toMatchObject({ title: '二', parameters: [{ min: 2, max: 9 }, { name: 'b' }] });
    expect(resolve(merged, conflicts[0]!, 'mine')).toBe(merged);
  });

  it('asks before a removal takes away what the other side changed', () => {
    const mine = removeNodes(base, ['add']);
    const theirs = renameNode(base, 'add', '相加');
    const { merged, conflicts } = mergeDefinitions(base, mine, theirs);
    expect(conflicts.map(({ pointer, label }) => [pointer, label.en])).toEqual([['/flow/nodes/add', 'Node add']]);
    expect(merged.flow.nodes.some(({ id }) => id === 'add')).toBe(false);
    expect(resolve(merged, conflicts[0]!, 'theirs').flow.nodes.find(({ id }) => id === 'add')?.title).toBe('相加');
    const back = mergeDefinitions(base, theirs, mine);
    expect(resolve(back.merged, back.conflicts[0]!, 'theirs').flow.nodes.some(({ id }) => id === 'add')).toBe(false);
  });

  it('keeps the later revision', () => {
    expect(mergeDefinitions(base, { ...base, title: 'x' }, { ...base, rev: 7 }).merged.rev).toBe(7);
  });

  it('leaves a sound definition sound', () => {
    expect(checkDefinition(mergeDefinitions(base, apply([0, 2]), apply([3, 8])).merged)).toEqual([]);
  });
});
