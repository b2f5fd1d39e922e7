import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { callFields, unsafeNames } from '../../types/reserved-words.ts';
import { withFormulaNames } from '../flow/formula-names.ts';
import { removeNodes, withFlow } from '../flow/node-edits.ts';

/**
 * Path of a parameter: its index among the parameters, then its index among the members of that one, and so on. The members of a list are those of
 * its elements. The empty path is the interface itself.
 */
export type ParameterPath = readonly number[];

/** Returns the parameter at a path; undefined if there is none. */
export function parameterAt(definition: Pick<InterfaceDefinition, 'parameters'>, path: ParameterPath): Parameter | undefined {
  let found: Parameter | undefined;
  let list: readonly Parameter[] = definition.parameters;
  for (const index of path) {
    found = list[index];
    list = found ? membersOf(found) : [];
  }
  return found;
}

/** Returns the members of an object, or of the objects in a list. */
export function membersOf(parameter: Omit<Parameter, 'name'>): readonly Parameter[] {
  return parameter.properties ?? parameter.items?.properties ?? [];
}

/** Adds a parameter at the end of its parent's members, or before the one at `index`. A number is appended to a name that is used. */
export function addParameter(definition: InterfaceDefinition, parameter: Parameter, parent: ParameterPath = [], index?: number): InterfaceDefinition {
  const siblings = parent.length === 0 ? definition.parameters : membersOf(parameterAt(definition, parent) ?? parameter);
  const named = { ...parameter, name: freeParameterName(siblings, parameter.name) };
  return changeList(definition, parent, (list) => list.toSpliced(index ?? list.length, 0, named));
}

/** Adds the parameters whose names are not used yet at the end, in one edit. */
export function addParameters(definition: InterfaceDefinition, parameters: readonly Parameter[]): InterfaceDefinition {
  const known = new Set(definition.parameters.map(({ name }) => name));
  const added = parameters.filter(({ name }) => !known.has(name)).map((parameter) => ({ ...parameter, name: freeParameterName([], parameter.name) }));
  return added.length === 0 ? definition : { ...definition, parameters: [...definition.parameters, ...added] };
}

/**
 * Changes members of a parameter; undefined removes one. Nodes that read the parameter follow a new name; a number is appended to one that a sibling
 * has, since nodes refer to parameters by name.
 */
export function changeParameter(definition: InterfaceDefinition, path: ParameterPath, change: Partial<Parameter>): InterfaceDefinition {
  const before = parameterAt(definition, path);
  if (!before) return definition;
  const after = withoutUndefined({ ...before, ...change });
  if (after.name !== before.name) after.name = unusedName(siblingsOf(definition, path), after.name);
  if (isSameJson(before, after)) return definition;
  const changed = changeList(definition, path.slice(0, -1), (list) => list.with(path.at(-1) ?? 0, after));
  return path.length === 1 && before.name !== after.name ? renameReaders(changed, definition.parameters, before.name, after.name) : changed;
}

/** Removes a parameter and the nodes that read it. */
export function removeParameter(definition: InterfaceDefinition, path: ParameterPath): InterfaceDefinition {
  const gone = parameterAt(definition, path);
  if (!gone) return definition;
  const removed = changeList(definition, path.slice(0, -1), (list) => list.toSpliced(path.at(-1) ?? 0, 1));
  if (path.length > 1 || removed.parameters.some(({ name }) => name === gone.name)) return removed;
  const readers = definition.flow.nodes.filter((node) => node.type === 'parameter' && node.settings.name === gone.name);
  return removeNodes(
    removed,
    readers.map(({ id }) => id),
  );
}

/**
 * Moves a parameter, also to another parent. Returns the same definition if the parent cannot have members.
 * @param to path afterwards: `[0] → [1]` swaps with the next one
 */
export function moveParameter(definition: InterfaceDefinition, from: ParameterPath, to: ParameterPath): InterfaceDefinition {
  const moved = parameterAt(definition, from);
  if (!moved || to.length === 0 || isSameJson(from, to)) return definition;
  const out = changeList(definition, from.slice(0, -1), (list) => list.toSpliced(from.at(-1) ?? 0, 1));
  const parent = to.slice(0, -1);
  const host = parent.length === 0 ? null : parameterAt(out, parent);
  if (host === undefined || (host && !hasMembers(host))) return definition;
  const siblings = host ? membersOf(host) : out.parameters;
  const name = freeParameterName(siblings, moved.name);
  const placed = name === moved.name ? moved : { ...moved, name };
  const placedThere = changeList(out, parent, (list) => list.toSpliced(to.at(-1) ?? list.length, 0, placed));
  return isSameJson(placedThere.parameters, definition.parameters) ? definition : placedThere;
}

/** Returns the wished name, with a number appended if a sibling has it or a call cannot carry it: `page`, `page2`, `page3`. */
export function freeParameterName(siblings: readonly Pick<Parameter, 'name'>[], wish: string): string {
  const usedNames = new Set([...siblings.map(({ name }) => name), ...callFields, ...unsafeNames]);
  const base = wish.trim() || 'value';
  let name = base;
  for (let number = 2; usedNames.has(name); number++) name = `${base}${number}`;
  return name;
}

/** Returns the parameters next to the one at a path. */
function siblingsOf(definition: Pick<InterfaceDefinition, 'parameters'>, path: ParameterPath): readonly Parameter[] {
  const parent = parameterAt(definition, path.slice(0, -1));
  const list = path.length === 1 ? definition.parameters : parent ? membersOf(parent) : [];
  return list.filter((_one, index) => index !== path.at(-1));
}

/** Returns the wish, or a similar name that none of these has; the checks report other rules of names. */
function unusedName(siblings: readonly Pick<Parameter, 'name'>[], wish: string): string {
  return siblings.some(({ name }) => name === wish) ? freeParameterName(siblings, wish) : wish;
}

function hasMembers({ type, items }: Omit<Parameter, 'name'>): boolean {
  return type === 'object' || (type === 'array' && (items === undefined || items.type === 'object'));
}

/** Replaces the list of members under a path. A list without element type becomes a list of objects when it gets members. */
function changeList(definition: InterfaceDefinition, path: ParameterPath, change: (list: Parameter[]) => Parameter[]): InterfaceDefinition {
  const within = (list: readonly Parameter[], [index, ...rest]: ParameterPath): Parameter[] => {
    if (index === undefined) return change([...list]);
    const host = list[index];
    if (!host || (rest.length === 0 && !hasMembers(host))) return [...list];
    const members = within(membersOf(host), rest);
    return list.with(index, withMembers(host, members));
  };
  const parameters = within(definition.parameters, path);
  return isSameJson(parameters, definition.parameters) ? definition : { ...definition, parameters };
}

function withMembers(host: Parameter, members: Parameter[]): Parameter {
  if (host.type !== 'array') {
    const { properties: _, ...bare } = host;
    return members.length > 0 ? { ...bare, properties: members } : bare;
  }
  const { properties: _, ...element } = host.items ?? { type: 'object' as const };
  return { ...host, items: members.length > 0 ? { ...element, properties: members } : element };
}

/** Nodes follow a name only while it belongs to one parameter: of two with one name it is unknown which is meant. */
function renameReaders(definition: InterfaceDefinition, parameters: readonly Parameter[], from: string, to: string): InterfaceDefinition {
  if (parameters.filter(({ name }) => name === from).length > 1 || parameters.some(({ name }) => name === to)) return definition;
  const names = { name: new Map([[from, to]]) };
  const nodes = definition.flow.nodes.map((node) =>
    node.type === 'parameter' && node.settings.name === from ? { ...node, settings: { ...node.settings, name: to } } : withFormulaNames(node, names),
  );
  return nodes.every((node, index) => node === definition.flow.nodes[index]) ? definition : withFlow(definition, { nodes });
}

function withoutUndefined(parameter: Parameter): Parameter {
  return Object.fromEntries(Object.entries(parameter).filter(([, value]) => value !== undefined)) as unknown as Parameter;
}
