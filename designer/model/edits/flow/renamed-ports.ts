import type { Json } from '../../../../engine/core/json/json.ts';
import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode } from '../../types/flow.ts';
import { fillByName } from './fill-by-name.ts';
import { changeNode, withFlow } from './node-edits.ts';

/**
 * Sets the settings of a node. Ports named in a list of the settings are identified by their index: a renamed one keeps its edge and its value; a
 * number is appended to a name that another entry of the list has.
 */
export function setNodeSettings(definition: InterfaceDefinition, id: string, settings: FlowNode['settings']): InterfaceDefinition {
  const before = definition.flow.nodes.find((node) => node.id === id);
  if (!before || isSameJson(before.settings, settings)) return definition;
  const settled = { ...settings };
  const names = new Map<string, string>();
  for (const [setting, list] of Object.entries(settings)) {
    const former = before.settings[setting];
    if (!Array.isArray(list) || !Array.isArray(former) || list.length !== former.length) continue;
    const { entries, renamed } = renamedEntries(former, list);
    settled[setting] = entries;
    for (const [from, to] of renamed) names.set(from, to);
  }
  const changed = changeNode(definition, id, (node) => ({ ...node, settings: settled }));
  return fillByName(renamePorts(changed, id, names), id, before.settings);
}

/** Renames ports of a node together with their edges, formulas and typed values. */
export function renamePorts(definition: InterfaceDefinition, id: string, names: ReadonlyMap<string, string>): InterfaceDefinition {
  if (names.size === 0) return definition;
  const renamed = (end: { node: string; port: string }) => (end.node === id && names.has(end.port) ? { node: id, port: names.get(end.port)! } : end);
  const moved = changeNode(definition, id, (node) => {
    const { values, formulas } = node;
    return { ...node, ...(values && { values: withNames(values, names) }), ...(formulas && { formulas: withNames(formulas, names) }) };
  });
  const edges = moved.flow.edges.map((edge) => {
    const [from, to] = [renamed(edge.from), renamed(edge.to)];
    return from === edge.from && to === edge.to ? edge : { from, to };
  });
  return withFlow(moved, { edges });
}

function withNames<Value>(ports: Record<string, Value>, names: ReadonlyMap<string, string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(ports).map(([port, value]) => [names.get(port) ?? port, value]));
}

/** Pairs the entries of a list before and after one edit by index. An edit that moves entries renames none. */
function renamedEntries(before: readonly Json[], after: readonly Json[]): { entries: Json[]; renamed: Map<string, string> } {
  const former = before.map(nameOf);
  const entries = [...after];
  const renamed = new Map<string, string>();
  const isMoved = isSameJson(former.toSorted(), after.map(nameOf).toSorted());
  if (isMoved) return { entries, renamed };
  for (const [index, entry] of after.entries()) {
    const from = former[index]!;
    const wish = nameOf(entry);
    if (wish === from) continue;
    const others = new Set(entries.flatMap((other, place) => (place === index ? [] : [nameOf(other)])));
    let to = wish;
    for (let number = 2; to !== '' && others.has(to); number++) to = `${wish}${number}`;
    if (to !== wish) entries[index] = withName(entry, to);
    if (from !== '' && to !== '' && !others.has(from)) renamed.set(from, to);
  }
  return { entries, renamed };
}

/** Returns the name of the port of an entry: the text itself, `port`, or `name`. */
function nameOf(entry: Json): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  const name = Object.hasOwn(entry, 'port') ? entry.port : entry.name;
  return typeof name === 'string' ? name : '';
}

function withName(entry: Json, name: string): Json {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return name;
  return Object.hasOwn(entry, 'port') ? { ...entry, port: name } : { ...entry, name };
}
