import type { Designer } from '../../panels/state/designer.ts';
import { foldedPanels, foldPanel } from '../../panels/state/window/folded-panels.ts';
import type { Canvas } from '../state/canvas.ts';
import { afterDrawing } from '../view/focus-node.ts';

/** A note is written in place, a node in the inspector. */
export function editSelected(designer: Designer, canvas: Canvas): void {
  const [id] = designer.state.selectedNodes;
  if (id === undefined) return;
  if (designer.state.definition.flow.notes?.some((note) => note.id === id)) canvas.state.renaming = id;
  else {
    if (foldedPanels.right) foldPanel('right', false);
    afterDrawing(() =>
      canvas.host?.closest('.design')?.querySelector<HTMLElement>('.design-right :is(input, textarea, [role=combobox]):not([disabled])')?.focus(),
    );
  }
}
