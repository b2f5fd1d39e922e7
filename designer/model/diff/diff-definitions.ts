import type { Json } from '../../../engine/core/json/json.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import { edgeKey } from '../edits/edges/edge-edits.ts';
import { escapePointer } from '../types/check-schema.ts';
import type { InterfaceDefinition } from '../types/definition.ts';

/** A changed value. `before` is undefined for a new value, `after` for a removed one. */
export interface FieldChange {
  /** JSON pointer; members of lists are named by what identifies them: `/parameters/page/max`. */
  pointer: string;
  before: Json | undefined;
  after: Json | undefined;
}

/** The differences between two definitions. */
export interface DefinitionDiff {
  /** Ids. A node that was only moved has not changed. */
  nodes: { added: string[]; removed: string[]; changed: string[] };
  /** `edgeKey`s; an edge with another source is both. */
  edges: { added: string[]; removed: string[] };
  /** Everything but the flow, the revision and the test cases. */
  fields: FieldChange[];
}

/** Compares two definitions. */
export function diffDefinitions(before: InterfaceDefinition, after: InterfaceDefinition): DefinitionDiff {
  return { nodes: diffNodes(before, after), edges: diffEdges(before, after), fields: diffFields(before, after) };
}

function diffNodes(before: InterfaceDefinition, after: InterfaceDefinition): DefinitionDiff['nodes'] {
  const old = new Map(before.flow.nodes.map(({ position: _, pinned: __, ...node }) => [node.id, node]));
  const current = new Map(after.flow.nodes.map(({ position: _, pinned: __, ...node }) => [node.id, node]));
  return {
    added: [...current.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !current.has(id)),
    changed: [...current].filter(([id, node]) => old.has(id) && !isSameJson(old.get(id), node)).map(([id]) => id),
  };
}

function diffEdges(before: InterfaceDefinition, after: InterfaceDefinition): DefinitionDiff['edges'] {
  const old = new Map(before.flow.edges.map((edge) => [edgeKey(edge), edge]));
  const current = new Map(after.flow.edges.map((edge) => [edgeKey(edge), edge]));
  const isSame = (key: string) => isSameJson(old.get(key), current.get(key));
  return { added: [...current.keys()].filter((key) => !isSame(key)), removed: [...old.keys()].filter((key) => !isSame(key)) };
}

function diffFields(before: InterfaceDefinition, after: InterfaceDefinition): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('flow');
  names.delete('rev');
  // They are no part of a version.
  names.delete('tests');
  return [...names].flatMap((name) => {
    const member = name as keyof InterfaceDefinition;
    return diffValues(
      `/${escapePointer(name)}`,
      before[member] as unknown as Json | undefined,
      after[member] as unknown as Json | undefined,
      member !== 'example',
    );
  });
}

/** @param isDeep false for values that are compared as a whole, such as an example */
function diffValues(pointer: string, before: Json | undefined, after: Json | undefined, isDeep: boolean): FieldChange[] {
  if (isSameJson(before, after)) return [];
  const old = isDeep ? membersOf(before) : null;
  const current = isDeep ? membersOf(after) : null;
  if (!old || !current) return [{ pointer, before, after }];
  const found = [...new Set([...old.keys(), ...current.keys()])].flatMap((name) =>
    diffValues(`${pointer}/${escapePointer(name)}`, old.get(name), current.get(name), !isWhole(name)),
  );
  // The same members in another order.
  return found.length > 0 ? found : [{ pointer, before, after }];
}

/** Values that people write as one. */
function isWhole(name: string): boolean {
  return name === 'default' || name === 'example' || name === 'enum' || name === 'operation' || name === 'data';
}

/** Returns members by name; elements of a list by their `name` or `title`, if each has one of its own. Null for a value without members. */
function membersOf(value: Json | undefined): Map<string, Json> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const names = value.map((element) =>
    typeof element === 'object' && element !== null && !Array.isArray(element) ? (element.name ?? element.title) : undefined,
  );
  if (!names.every((name) => typeof name === 'string') || new Set(names).size < names.length) return null;
  return new Map(value.map((element, index) => [String(names[index]), element]));
}
