import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNote } from '../../types/flow.ts';
import { withFlow } from './node-edits.ts';

/** Adds a note. Its id must be free: see `freeNodeId`. */
export function addNote(definition: InterfaceDefinition, note: FlowNote): InterfaceDefinition {
  return withFlow(definition, { notes: [...(definition.flow.notes ?? []), note] });
}

/** Changes members of a note. */
export function changeNote(definition: InterfaceDefinition, id: string, change: Partial<Omit<FlowNote, 'id'>>): InterfaceDefinition {
  const { notes = [] } = definition.flow;
  const index = notes.findIndex((note) => note.id === id);
  const note = notes[index];
  if (!note) return definition;
  const changed = { ...note, ...change };
  return isSameJson(note, changed) ? definition : withFlow(definition, { notes: notes.with(index, changed) });
}

/** Removes notes by id. */
export function removeNotes(definition: InterfaceDefinition, ids: Iterable<string>): InterfaceDefinition {
  const gone = new Set(ids);
  const { notes, ...flow } = definition.flow;
  const remaining = notes?.filter(({ id }) => !gone.has(id)) ?? [];
  if (remaining.length === (notes?.length ?? 0)) return definition;
  return { ...definition, flow: remaining.length > 0 ? { ...flow, notes: remaining } : flow };
}
