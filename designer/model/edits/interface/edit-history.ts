import type { Text } from '../../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';

/** One edit: its label, and the definitions before and after it. They share everything the edit did not change. */
export interface Edit {
  label: Text;
  before: InterfaceDefinition;
  after: InterfaceDefinition;
  /** Acts with the same group in a row are one, as the letters of a word or the pixels of a drag. */
  group?: string;
}

/** Done and undone edits, latest last. */
export interface EditHistory {
  done: readonly Edit[];
  redoable: readonly Edit[];
}

export const emptyHistory: EditHistory = { done: [], redoable: [] };

/** Maximum number of edits that can be undone. */
export const undoSteps = 200;

/** Adds an edit to the history. Merges it with the last one of the same group; clears what could be redone. */
export function recordEdit(history: EditHistory, edit: Edit): EditHistory {
  if (edit.before === edit.after) return history;
  const last = history.done.at(-1);
  const isSameGroup = edit.group !== undefined && last?.group === edit.group && last.after === edit.before;
  const done = isSameGroup ? [...history.done.slice(0, -1), { ...last, after: edit.after }] : [...history.done, edit];
  return { done: done.slice(-undoSteps), redoable: [] };
}

/** Undoes the last edit. Returns null if there is none. */
export function undo(history: EditHistory): { history: EditHistory; edit: Edit } | null {
  const edit = history.done.at(-1);
  return edit ? { edit, history: { done: history.done.slice(0, -1), redoable: [...history.redoable, edit] } } : null;
}

/** Redoes the last undone edit. Returns null if there is none. */
export function redo(history: EditHistory): { history: EditHistory; edit: Edit } | null {
  const edit = history.redoable.at(-1);
  return edit ? { edit, history: { done: [...history.done, edit], redoable: history.redoable.slice(0, -1) } } : null;
}
