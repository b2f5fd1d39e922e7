import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/clipboard.ts';
import { emptyDefinition } from '../../build/build-definition.ts';
import { checkSchema } from '../../types/check-schema.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { definitionSchema } from '../../types/definition-schema.ts';
import type { Flow, FlowNode } from '../../types/flow.ts';
import { orderAnew, standingAnew } from '../flow/anew.ts';
import { parametersInFormulas, withFormulaNames } from '../flow/formula-names.ts';
import { freeNodeId } from '../flow/node-edits.ts';
import { freeParameterName } from '../interface/parameter-edits.ts';

/** The content of the clipboard: part of a flow and the parameters it reads. */
interface Piece {
  portico: 'nodes';
  flow: Flow;
  parameters: Parameter[];
}

/** Returns nodes and notes as JSON text that can be pasted into any interface: with the edges between them, complete groups, and the parameters they read. */
export function copyNodes(definition: InterfaceDefinition, ids: Iterable<string>): string {
  const wanted = new Set(ids);
  const { flow, parameters } = definition;
  const nodes = flow.nodes.filter(({ id }) => wanted.has(id));
  const read = new Set(nodes.flatMap((node) => (node.type === 'parameter' ? [node.settings.name] : parametersInFormulas(node))));
  const groups = flow.groups?.filter((group) => group.nodes.every((id) => wanted.has(id))) ?? [];
  const notes = flow.notes?.filter(({ id }) => wanted.has(id)) ?? [];
  const order = flow.order?.filter(({ before, after }) => wanted.has(before) && wanted.has(after)) ?? [];
  const piece: Piece = {
    portico: 'nodes',
    flow: {
      nodes,
      edges: flow.edges.filter(({ from, to }) => wanted.has(from.node) && wanted.has(to.node)),
      ...(order.length > 0 ? { order } : {}),
      ...(groups.length > 0 ? { groups } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    },
    parameters: parameters.filter(({ name }) => read.has(name)),
  };
  return JSON.stringify(piece, null, 2);
}

/**
 * Inserts copied nodes with their top left corner at `position`. Ids are changed if they are used; a parameter of the same name and type is reused,
 * any other is added under a free name. Leaves out a second Return node.
 */
export function pasteNodes(
  definition: InterfaceDefinition,
  text: string,
  position: FlowNode['position'],
): { definition: InterfaceDefinition; ids: string[] } | { error: Text } {
  const piece = readPiece(text);
  if (!piece) return { error: texts.foreign };
  const hasReturn = definition.flow.nodes.some(({ type }) => type === 'return');
  const nodes = piece.flow.nodes.filter(({ type }) => type !== 'return' || !hasReturn);
  const notes = piece.flow.notes ?? [];
  if (nodes.length + notes.length === 0) return { error: texts.empty };
  const { parameters, names } = adopt(definition.parameters, piece.parameters);
  const places = [...nodes, ...notes].map((item) => item.position);
  const shift = { x: position.x - Math.min(...places.map(({ x }) => x)), y: position.y - Math.min(...places.map(({ y }) => y)) };
  const put = <T extends { position: FlowNode['position'] }>(item: T, id: string) => ({
    ...item,
    id,
    position: { x: item.position.x + shift.x, y: item.position.y + shift.y },
  });
  const flow = {
    ...definition.flow,
    nodes: [...definition.flow.nodes],
    notes: [...(definition.flow.notes ?? [])],
    groups: [...(definition.flow.groups ?? [])],
  };
  const ids = new Map<string, string>();
  for (const node of nodes) {
    const id = freeNodeId({ flow }, node.id);
    ids.set(node.id, id);
    const name = node.type === 'parameter' ? names.get(String(node.settings.name)) : undefined;
    flow.nodes.push(put(name === undefined ? node : { ...node, settings: { ...node.settings, name } }, id));
  }
  const added = new Set(ids.values());
  flow.nodes = flow.nodes.map((node) => (added.has(node.id) ? standingAnew(withFormulaNames(node, { name: names, node: ids }), ids) : node));
  const noteIds = notes.map((note) => {
    const id = freeNodeId({ flow }, note.id);
    flow.notes.push(put(note, id));
    return id;
  });
  for (const group of piece.flow.groups ?? []) {
    const members = group.nodes.flatMap((id) => ids.get(id) ?? []);
    if (members.length > 0) flow.groups.push({ id: freeNodeId({ flow }, group.id), title: group.title, nodes: members });
  }
  const edges = piece.flow.edges.flatMap(({ from, to }) => {
    const source = ids.get(from.node);
    const target = ids.get(to.node);
    return source === undefined || target === undefined ? [] : [{ from: { node: source, port: from.port }, to: { node: target, port: to.port } }];
  });
  const order = [...(definition.flow.order ?? []), ...orderAnew(piece.flow.order, ids)];
  return {
    definition: {
      ...definition,
      parameters,
      flow: {
        ...definition.flow,
        nodes: flow.nodes,
        edges: [...definition.flow.edges, ...edges],
        ...(order.length > 0 ? { order } : {}),
        ...(flow.groups.length > 0 ? { groups: flow.groups } : {}),
        ...(flow.notes.length > 0 ? { notes: flow.notes } : {}),
      },
    },
    ids: [...ids.values(), ...noteIds],
  };
}

/** Returns null for a text that is not from `copyNodes`, or was damaged since. */
function readPiece(text: string): Piece | null {
  let piece: unknown;
  try {
    piece = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof piece !== 'object' || piece === null || !('portico' in piece) || piece.portico !== 'nodes') return null;
  const { flow, parameters } = piece as Partial<Piece>;
  const isValid = checkSchema(definitionSchema, { ...emptyDefinition('Clip.Board.Piece'), flow, parameters }, '').length === 0;
  return isValid && flow && parameters ? { portico: 'nodes', flow, parameters } : null;
}

/** Returns the parameters with the added ones, and the names of these here. */
function adopt(known: Parameter[], coming: Parameter[]): { parameters: Parameter[]; names: Map<string, string> } {
  const parameters = [...known];
  const names = new Map<string, string>();
  for (const parameter of coming) {
    const twin = known.find(({ name }) => name === parameter.name);
    if (twin && twin.type === parameter.type && isSameJson(twin.items, parameter.items)) names.set(parameter.name, twin.name);
    else {
      const name = freeParameterName(parameters, parameter.name);
      names.set(parameter.name, name);
      parameters.push({ ...parameter, name });
    }
  }
  return { parameters: parameters.length === known.length ? known : parameters, names };
}
