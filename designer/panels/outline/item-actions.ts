import type { Text } from '../../../engine/core/text/text.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { disconnect } from '../../model/edits/edges/edge-edits.ts';
import { removeNodes, renameNode, setPortValue, toggleDisabled } from '../../model/edits/flow/node-edits.ts';
import { makeParameters } from '../../model/edits/gestures/make-parameters.ts';
import { addParameter, changeParameter, moveParameter, removeParameter } from '../../model/edits/interface/parameter-edits.ts';
import { addReturn, changeReturn, moveReturn, removeReturn } from '../../model/edits/interface/return-edits.ts';
import type { OutlineItem } from '../../model/outline/outline-tree.ts';
import { parameterMove, type RowMove } from '../parameters/rows/parameter-rows.ts';
import { returnMove } from '../parameters/rows/return-rows.ts';
import type { Designer } from '../state/designer.ts';

/** One thing that can be done with a line of the outline. */
export interface ItemAction {
  key: string;
  label: Text;
  isDangerous?: boolean;
  run(): void;
}

/** What a line can be called anew; null for one that has no name of its own. */
export function renamer(designer: Designer, item: OutlineItem): { name: string; rename(name: string): void } | null {
  switch (item.kind) {
    case 'node':
      return { name: item.node.title ?? '', rename: (name) => designer.edit(editLabels.title, (current) => renameNode(current, item.node.id, name)) };
    case 'parameter':
      return {
        name: item.parameter.name,
        rename: (name) => designer.edit(editLabels.changeParameter, (current) => changeParameter(current, item.path, { name })),
      };
    case 'return':
      return { name: item.field.name, rename: (name) => designer.edit(editLabels.changeReturn, (current) => changeReturn(current, item.index, { name })) };
    default:
      return null;
  }
}

/** Takes a line away; of an input, what is in it. Does nothing for a section. */
export function removeItem(designer: Designer, item: OutlineItem): void {
  switch (item.kind) {
    case 'node':
      designer.edit(editLabels.remove, (current) => removeNodes(current, [item.node.id]));
      return;
    case 'parameter':
      designer.edit(editLabels.removeParameter, (current) => removeParameter(current, item.path));
      return;
    case 'return':
      designer.edit(editLabels.removeReturn, (current) => removeReturn(current, item.index));
      return;
    case 'input':
      designer.edit(editLabels.disconnect, (current) =>
        item.from ? disconnect(current, [`${item.node.id}.${item.port.name}`]) : setPortValue(current, item.node.id, item.port.name, undefined),
      );
  }
}

/** What only lines of one kind can do. */
export function ownActions(designer: Designer, item: OutlineItem): ItemAction[] {
  if (item.kind === 'node') {
    const { id } = item.node;
    return [
      { key: 'parameters', label: editLabels.makeParameters, run: () => designer.edit(editLabels.makeParameters, (current) => makeParameters(current, id)) },
      { key: 'disable', label: editLabels.disable, run: () => designer.edit(editLabels.disable, (current) => toggleDisabled(current, [id])) },
    ];
  }
  if ((item.kind === 'section' && item.section === 'parameters') || item.kind === 'parameter') {
    const parent = item.kind === 'parameter' && (item.parameter.type === 'object' || item.parameter.type === 'array') ? item.path : [];
    const run = () => designer.edit(editLabels.addParameter, (current) => addParameter(current, { name: 'value', type: 'string', required: true }, parent));
    return [{ key: 'add', label: editLabels.addParameter, run }];
  }
  if ((item.kind === 'section' && item.section === 'returns') || item.kind === 'return') {
    const run = () => designer.edit(editLabels.addReturn, (current) => addReturn(current, { name: 'field', type: 'string' }));
    return [{ key: 'add', label: editLabels.addReturn, run }];
  }
  return [];
}

/** Moves a parameter or a field of the answer by a key. Gives the line it then stands on; null where it stays. */
export function moveItem(designer: Designer, item: OutlineItem, way: RowMove): string | null {
  const { parameters, returns } = designer.state.definition;
  if (item.kind === 'parameter') {
    const to = parameterMove(parameters, item.path, way);
    if (!to) return null;
    designer.edit(editLabels.moveParameter, (current) => moveParameter(current, item.path, to));
    return `parameter.${to.join('.')}`;
  }
  const target = item.kind === 'return' ? returnMove(returns, item.index, way) : null;
  if (item.kind !== 'return' || !target) return null;
  designer.edit(editLabels.moveReturn, (current) => moveReturn(current, item.index, target.to, target.parent));
  return `return.${target.to}`;
}
