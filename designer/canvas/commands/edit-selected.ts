import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';

/** A note is written in place, a node in the inspector. */
export function editSelected(designer: Designer, canvas: Canvas): void {
  const [id] = designer.state.selectedNodes;
  if (id === undefined) return;
  if (designer.state.definition.flow.notes?.some((note) => note.id === id)) canvas.state.renaming = id;
  else canvas.host?.closest('.design')?.querySelector<HTMLElement>('.design-right :is(input, textarea, [role=combobox]):not([disabled])')?.focus();
}
