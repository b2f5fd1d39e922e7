import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import { fieldPorts } from '../../node-type/field-ports.ts';
import type { InterfaceDefinition, ReturnField } from '../../types/definition.ts';
import type { FlowEdge } from '../../types/flow.ts';
import { withFlow } from '../flow/node-edits.ts';

/** Adds a field before the one at `index`, by default at the end. A number is appended to a name that is used. */
export function addReturn(definition: InterfaceDefinition, field: ReturnField, index = definition.returns.length): InterfaceDefinition {
  const named = { ...field, name: freeReturnName(definition.returns, field.name) };
  return { ...definition, returns: definition.returns.toSpliced(index, 0, named) };
}

/** Adds the fields whose names are not used yet at the end, in one edit. */
export function addReturns(definition: InterfaceDefinition, fields: readonly ReturnField[]): InterfaceDefinition {
  const known = new Set(definition.returns.map(({ name }) => name));
  const added = fields.filter(({ name }) => !known.has(name));
  return added.length === 0 ? definition : { ...definition, returns: [...definition.returns, ...added] };
}

/**
 * Changes members of a field; undefined removes one. A new name is carried into the fields below it and into its port; a number is appended to one
 * that another field has.
 */
export function changeReturn(definition: InterfaceDefinition, index: number, change: Partial<ReturnField>): InterfaceDefinition {
  const before = definition.returns[index];
  if (!before) return definition;
  const merged = { ...before, ...change };
  const { description, ...bare } = merged;
  const after: ReturnField = description === undefined ? bare : { ...merged };
  if (after.name !== before.name) after.name = freeReturnName(definition.returns.toSpliced(index, 1), after.name);
  if (isSameJson(before, after)) return definition;
  const changed = { ...definition, returns: definition.returns.with(index, after) };
  return after.name === before.name ? changed : renameUnder(changed, definition, before.name, after.name);
}

/** Removes a field and those below it, and the edges into ports that have no field any more. */
export function removeReturn(definition: InterfaceDefinition, index: number): InterfaceDefinition {
  const gone = definition.returns[index];
  if (!gone) return definition;
  const isNameShared = definition.returns.some((field, place) => place !== index && field.name === gone.name);
  const returns = definition.returns.filter((field, place) => place !== index && (isNameShared || !isUnder(field.name, gone.name)));
  return withoutLoosePorts({ ...definition, returns }, definition);
}

/**
 * Moves a field and those below it.
 * @param to index to insert at, counted without the moved fields
 * @param parent dotted name of the new parent: `''` is the top, `items[]` the elements of a list; by default the present parent
 */
export function moveReturn(definition: InterfaceDefinition, from: number, to: number, parent?: string): InterfaceDefinition {
  const { returns } = definition;
  const field = returns[from];
  if (!field) return definition;
  const isMoved = (one: ReturnField, place: number) => place === from || isUnder(one.name, field.name);
  if (parent !== undefined && parent !== '' && isUnder(`${parent}.`, field.name)) return definition;
  const block = returns.filter(isMoved);
  const others = returns.filter((one, place) => !isMoved(one, place));
  const leaf = leafOf(field.name);
  const wish = parent === undefined ? field.name : parent === '' ? leaf : `${parent}.${leaf}`;
  const name = freeReturnName(others, wish);
  const renamed = block.map((one) => (name === field.name ? one : { ...one, name: name + one.name.slice(field.name.length) }));
  const moved = others.toSpliced(to, 0, ...renamed);
  if (isSameJson(moved, returns)) return definition;
  const changed = { ...definition, returns: moved };
  return name === field.name ? changed : withoutLoosePorts(movePort(changed, definition, field.name, name), definition);
}

/** Returns the wished name, with a number appended if a field has it. */
export function freeReturnName(returns: readonly Pick<ReturnField, 'name'>[], wish: string): string {
  const usedNames = new Set(returns.map(({ name }) => name));
  let name = wish;
  for (let number = 2; usedNames.has(name); number++) name = `${wish}${number}`;
  return name;
}

/** Whether a dotted name is below another: `items[].id` is below `items`. */
export function isUnder(name: string, parent: string): boolean {
  return name.startsWith(`${parent}.`) || name.startsWith(`${parent}[]`);
}

function leafOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function renameUnder(changed: InterfaceDefinition, before: InterfaceDefinition, from: string, to: string): InterfaceDefinition {
  const isNameShared = changed.returns.some(({ name }) => name === from);
  if (isNameShared) return changed;
  const returns = changed.returns.map((field) => (isUnder(field.name, from) ? { ...field, name: to + field.name.slice(from.length) } : field));
  return withoutLoosePorts(movePort({ ...changed, returns }, before, from, to), before);
}

/** Moves the edge and the value of a port of the Return node with its field, in place of those of a port without a field. */
function movePort(definition: InterfaceDefinition, before: InterfaceDefinition, from: string, to: string): InterfaceDefinition {
  const had = portNames(before);
  const has = portNames(definition);
  if (from === to || !had.has(from) || has.has(from) || !has.has(to) || had.has(to)) return definition;
  const ends = returnNodes(definition);
  const isAt = ({ node, port }: FlowEdge['to'], name: string) => ends.has(node) && port === name;
  const moved = new Set(definition.flow.edges.filter((edge) => isAt(edge.to, from)).map((edge) => edge.to.node));
  const edges = definition.flow.edges
    .filter((edge) => !(isAt(edge.to, to) && moved.has(edge.to.node)))
    .map((edge) => (isAt(edge.to, from) ? { ...edge, to: { node: edge.to.node, port: to } } : edge));
  const nodes = definition.flow.nodes.map((node) => {
    if (!ends.has(node.id) || !node.values || !Object.hasOwn(node.values, from)) return node;
    const { [from]: value = null, ...others } = node.values;
    return { ...node, values: { ...others, [to]: value } };
  });
  return withFlow(definition, { edges, nodes });
}

/** Removes edges and values of ports that the Return node no longer has. */
function withoutLoosePorts(definition: InterfaceDefinition, before: InterfaceDefinition): InterfaceDefinition {
  const has = portNames(definition);
  const loose = new Set([...portNames(before)].filter((name) => !has.has(name)));
  const ends = returnNodes(definition);
  const isLoose = ({ node, port }: { node: string; port: string }) => ends.has(node) && loose.has(port);
  const { edges, nodes } = definition.flow;
  const remaining = edges.filter(({ to }) => !isLoose(to));
  const bare = nodes.map((node) => {
    const names = Object.keys(node.values ?? {});
    if (!ends.has(node.id) || !names.some((name) => loose.has(name))) return node;
    const { values = {}, ...others } = node;
    const left = Object.entries(values).filter(([name]) => !loose.has(name));
    return left.length > 0 ? { ...others, values: Object.fromEntries(left) } : others;
  });
  const isSame = remaining.length === edges.length && bare.every((node, index) => node === nodes[index]);
  return isSame ? definition : withFlow(definition, { edges: remaining, nodes: bare });
}

function portNames({ returns }: Pick<InterfaceDefinition, 'returns'>): Set<string> {
  return new Set(fieldPorts(returns).map(({ name }) => name));
}

/** Returns the Return nodes with a port per field. */
function returnNodes({ flow }: Pick<InterfaceDefinition, 'flow'>): Set<string> {
  return new Set(flow.nodes.filter(({ type, settings }) => type === 'return' && settings.whole !== true).map(({ id }) => id));
}
