import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { connect, disconnect, edgeKey } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { insertOnEdge } from '../../../../designer/model/edits/edges/insert-on-edge.ts';
import { duplicateNodes } from '../../../../designer/model/edits/flow/duplicate-nodes.ts';
import { groupNodes, renameGroup, ungroup } from '../../../../designer/model/edits/flow/group-edits.ts';
import { removeNodes, renameNode, setNodeNote, setPortValue, toggleDisabled, togglePinned } from '../../../../designer/model/edits/flow/node-edits.ts';
import { addNote, changeNote, removeNotes } from '../../../../designer/model/edits/flow/note-edits.ts';
import { setNodeSettings } from '../../../../designer/model/edits/flow/renamed-ports.ts';
import { copyNodes, pasteNodes } from '../../../../designer/model/edits/gestures/clipboard.ts';
import { dropNode } from '../../../../designer/model/edits/gestures/drop-node.ts';
import { makeParameters } from '../../../../designer/model/edits/gestures/make-parameters.ts';
import { type EditHistory, emptyHistory, recordEdit, redo, undo, undoSteps } from '../../../../designer/model/edits/interface/edit-history.ts';
import { addParameter, changeParameter, moveParameter, removeParameter } from '../../../../designer/model/edits/interface/parameter-edits.ts';
import { addReturn, changeReturn, moveReturn, removeReturn } from '../../../../designer/model/edits/interface/return-edits.ts';
import { alignments, alignNodes, distributeNodes } from '../../../../designer/model/layout/arrange-nodes.ts';
import { checkSchema } from '../../../../designer/model/types/check-schema.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { definitionSchema } from '../../../../designer/model/types/definition-schema.ts';
import type { FlowNode } from '../../../../designer/model/types/flow.ts';

const add = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
const at = { x: 400, y: 100 };

/** Every edit, with arguments that may or may not meet something. */
const id = fc.constantFrom('a', 'b', 'add', 'return', 'add_2', 'group', 'note', 'value', 'nobody');
const ids = fc.uniqueArray(id, { maxLength: 4 });
const index = fc.nat(4);
const path = fc.array(fc.nat(3), { maxLength: 3 });
const place = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
const words = fc.constantFrom('', '加', 'x');
const port = fc.constantFrom('a', 'b', 'result', 'value', 'sum');
const key = fc.constantFrom('add.a', 'add.b', 'return.sum', 'nobody.x');
const name = fc.constantFrom('a', 'b', 'o', 'items', 'items[].id', 'sum');
const parameter = fc.record({ name, type: fc.constantFrom('integer' as const, 'object' as const, 'array' as const) });
const entry = fc.constantFrom<Pick<FlowNode, 'type' | 'settings'>[]>(
  { type: 'operation', settings: { operator: 'add' } },
  { type: 'operation', settings: { operator: 'concat' } },
  { type: 'parameter', settings: {} },
  { type: 'if', settings: {} },
  { type: 'table', settings: { operation: 'list', table: 'goods' } },
);
type Edit = (definition: InterfaceDefinition) => InterfaceDefinition;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(ids).map(
    ([a]): Edit =>
      (d) =>
        removeNodes(d, a),
  ),
  fc.tuple(id, words).map(
    ([a, b]): Edit =>
      (d) =>
        setNodeNote(renameNode(d, a, b), a, b),
  ),
  fc.tuple(id, port, fc.option(fc.integer(), { nil: undefined })).map(
    ([a, b, c]): Edit =>
      (d) =>
        setPortValue(d, a, b, c),
  ),
  fc.tuple(id).map(
    ([a]): Edit =>
      (d) =>
        setNodeSettings(d, a, { operator: 'subtract' }),
  ),
  fc.tuple(ids).map(
    ([a]): Edit =>
      (d) =>
        toggleDisabled(d, a),
  ),
  fc.tuple(ids).map(
    ([a]): Edit =>
      (d) =>
        togglePinned(d, a),
  ),
  fc.tuple(ids, words).map(
    ([a, b]): Edit =>
      (d) =>
        groupNodes(d, a, b),
  ),
  fc.tuple(id, words).map(
    ([a, b]): Edit =>
      (d) =>
        renameGroup(d, a, b),
  ),
  fc.tuple(id).map(
    ([a]): Edit =>
      (d) =>
        ungroup(d, a),
  ),
  fc.tuple(place).map(
    ([a]): Edit =>
      (d) =>
        d.flow.notes ? d : addNote(d, { id: 'note', text: '', position: a, size: { width: 1, height: 1 } }),
  ),
  fc.tuple(words, place).map(
    ([text, position]): Edit =>
      (d) =>
        changeNote(d, 'note', { text, position }),
  ),
  fc.tuple(ids).map(
    ([a]): Edit =>
      (d) =>
        removeNotes(d, a),
  ),
  fc.tuple(ids, fc.constantFrom(...alignments)).map(
    ([a, b]): Edit =>
      (d) =>
        alignNodes(d, a, b),
  ),
  fc.tuple(ids, fc.constantFrom('horizontal' as const, 'vertical' as const)).map(
    ([a, b]): Edit =>
      (d) =>
        distributeNodes(d, a, b),
  ),
  fc.tuple(ids, place).map(
    ([a, b]): Edit =>
      (d) =>
        duplicateNodes(d, a, b).definition,
  ),
  fc.tuple(key).map(
    ([a]): Edit =>
      (d) =>
        insertOnEdge(d, a, { id: `on${d.flow.nodes.length}`, type: 'operation', settings: { operator: 'negate' }, position: at }),
  ),
  fc.tuple(entry, place).map(
    ([a, b]): Edit =>
      (d) =>
        dropNode(d, a, b).definition,
  ),
  fc.tuple(id).map(
    ([a]): Edit =>
      (d) =>
        makeParameters(d, a),
  ),
  fc.tuple(id, port, id, port).map(
    ([a, b, c, e]): Edit =>
      (d) =>
        connect(d, { from: { node: a, port: b }, to: { node: c, port: e } }),
  ),
  fc.tuple(fc.array(key)).map(
    ([a]): Edit =>
      (d) =>
        disconnect(d, a),
  ),
  fc.tuple(parameter, path).map(
    ([a, b]): Edit =>
      (d) =>
        addParameter(d, a, b),
  ),
  fc.tuple(path, parameter).map(
    ([a, b]): Edit =>
      (d) =>
        changeParameter(d, a, b),
  ),
  fc.tuple(path).map(
    ([a]): Edit =>
      (d) =>
        removeParameter(d, a),
  ),
  fc.tuple(path, path).map(
    ([a, b]): Edit =>
      (d) =>
        moveParameter(d, a, b),
  ),
  fc.tuple(parameter).map(
    ([a]): Edit =>
      (d) =>
        addReturn(d, a),
  ),
  fc.tuple(index, parameter).map(
    ([a, b]): Edit =>
      (d) =>
        changeReturn(d, a, b),
  ),
  fc.tuple(index).map(
    ([a]): Edit =>
      (d) =>
        removeReturn(d, a),
  ),
  fc.tuple(index, index, fc.option(fc.constantFrom('', 'items[]', 'o'), { nil: undefined })).map(
    ([a, b, c]): Edit =>
      (d) =>
        moveReturn(d, a, b, c),
  ),
  fc.tuple(ids, place).map(
    ([a, b]): Edit =>
      (d) => {
        const pasted = pasteNodes(d, copyNodes(d, a), b);
        return 'error' in pasted ? d : pasted.definition;
      },
  ),
);

describe('edits', () => {
  it('keep the shape of a definition, change nothing they were given, and answer the same object where nothing changes', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (list) => {
        let current = add;
        for (const change of list) {
          const before = JSON.stringify(current);
          const after = change(current);
          expect(JSON.stringify(current)).toBe(before);
          if (JSON.stringify(after) === before) expect(after).toBe(current);
          current = after;
        }
        expect(checkSchema(definitionSchema, current, '')).toEqual([]);
        const keys = current.flow.edges.map(edgeKey);
        expect(new Set(keys).size).toBe(keys.length);
        const everyId = [...current.flow.nodes, ...(current.flow.groups ?? []), ...(current.flow.notes ?? [])].map((one) => one.id);
        expect(new Set(everyId).size).toBe(everyId.length);
      }),
      { numRuns: 300 },
    );
  });

  it('are taken back two hundred deep, down to the very first object, and done again', () => {
    let history: EditHistory = emptyHistory;
    let current = add;
    for (let step = 1; step <= undoSteps; step++) {
      const after = renameNode(current, 'add', `title ${step}`);
      history = recordEdit(history, { label: { zh_cn: '', en: '' }, before: current, after });
      current = after;
    }
    const last = current;
    for (let step = undo(history); step; step = undo(history)) {
      history = step.history;
      current = step.edit.before;
    }
    expect(current).toBe(add);
    for (let step = redo(history); step; step = redo(history)) {
      history = step.history;
      current = step.edit.after;
    }
    expect(current).toBe(last);
  });
});
