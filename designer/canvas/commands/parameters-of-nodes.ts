import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { makeParameters } from '../../model/edits/gestures/make-parameters.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { keepVisible } from '../view/keep-visible.ts';

/** Makes the free inputs of these nodes parameters, and brings their nodes into sight. */
export function parametersOfNodes(designer: Designer, canvas: Canvas, ids: readonly string[]): void {
  const before = new Set(designer.state.definition.flow.nodes.map(({ id }) => id));
  designer.edit(editLabels.makeParameters, (definition) => ids.reduce(makeParameters, definition));
  keepVisible(
    canvas,
    designer.state.definition.flow.nodes.map(({ id }) => id).filter((id) => !before.has(id)),
  );
}
