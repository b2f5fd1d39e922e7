import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/selection-commands.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { disconnect } from '../../model/edits/edges/edge-edits.ts';
import { duplicateNodes } from '../../model/edits/flow/duplicate-nodes.ts';
import { ungroup } from '../../model/edits/flow/group-edits.ts';
import { removeNodes } from '../../model/edits/flow/node-edits.ts';
import { removeNotes } from '../../model/edits/flow/note-edits.ts';
import { takeOutOfOrder } from '../../model/edits/flow/order-edits.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** Takes away what is selected: nodes, notes, edges; a selected frame goes without its nodes unless they are selected too. */
export function removeSelection(designer: Designer, canvas: Canvas): void {
  const { selectedNodes, selectedEdges, definition } = designer.state;
  const next = nextFocus(definition, selectedNodes);
  designer.edit(editLabels.remove, (before) => withoutSelection(before, selectedNodes, selectedEdges));
  const count = selectedNodes.length + selectedEdges.length;
  if (designer.state.definition === definition) return;
  canvas.say(fillText(texts.removed, { count }));
  designer.select(next === null ? [] : [next]);
  if (next !== null) focusNode(canvas, next);
  else canvas.host?.focus({ preventScroll: true });
}

/** Returns the definition without edges, nodes, notes and frames; the nodes in a removed frame stay. */
export function withoutSelection(definition: InterfaceDefinition, nodes: readonly string[], edges: readonly string[]): InterfaceDefinition {
  const withoutFrames = nodes.reduce((flow, id) => ungroup(flow, id), takeOutOfOrder(disconnect(definition, edges), edges));
  return removeNotes(removeNodes(withoutFrames, nodes), nodes);
}

/** After a node is gone the keyboard goes on at the one that fed it. */
function nextFocus({ flow }: InterfaceDefinition, gone: readonly string[]): string | null {
  if (gone.length !== 1) return null;
  return flow.edges.find(({ to, from }) => to.node === gone[0] && from.node !== gone[0])?.from.node ?? null;
}

/** Adds copies of the selected nodes, 32 units to the right and down, and selects them. */
export function duplicateSelection(designer: Designer, canvas: Canvas): void {
  let ids: readonly string[] = [];
  designer.edit(editLabels.duplicate, (definition) => {
    const duplicated = duplicateNodes(definition, designer.state.selectedNodes, { x: 32, y: 32 });
    ids = duplicated.ids;
    return duplicated.definition;
  });
  if (ids.length === 0) return;
  designer.select(ids);
  canvas.say(fillText(texts.duplicated, { count: ids.length }));
  if (ids[0] !== undefined) focusNode(canvas, ids[0]);
}
