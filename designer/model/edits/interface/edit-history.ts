import type { Text } from '../../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';

/** One act: what it was called, and the definition on either side of it. Definitions share everything an act left alone. */
export interface Edit {
  label: Text;
  before: InterfaceDefinition;
  after: InterfaceDefinition;
  /** Acts with the same group in a row are one, as the letters of a word or the pixels of a drag. */
  group?: string;
}

/** Acts done and acts undone, the latest last. */
export interface EditHistory {
  done: readonly Edit[];
  redoable: readonly Edit[];
}

export const emptyHistory: EditHistory = { done: [], redoable: [] };

/** Acts that can be taken back. */
export const undoSteps = 200;

export function recordEdit(history: EditHistory, edit: Edit): EditHistory {
  if (edit.before === edit.after) return history;
  const last = history.done.at(-1);
  const isSameGroup = edit.group !== undefined && last?.group === edit.group && last.after === edit.before;
  const done = isSameGroup ? [...history.done.slice(0, -1), { ...last, after: edit.after }] : [...history.done, edit];
  return { done: done.slice(-undoSteps), redoable: [] };
}

/** Null when there is nothing to take back. */
export function undo(history: EditHistory): { history: EditHistory; edit: Edit } | null {
  const edit = history.done.at(-1);
  return edit ? { edit, history: { done: history.done.slice(0, -1), redoable: [...history.redoable, edit] } } : null;
}

/** Null when there is nothing to do again. */
export function redo(history: EditHistory): { history: EditHistory; edit: Edit } | null {
  const edit = history.redoable.at(-1);
  return edit ? { edit, history: { done: [...history.done, edit], redoable: history.redoable.slice(0, -1) } } : null;
}
