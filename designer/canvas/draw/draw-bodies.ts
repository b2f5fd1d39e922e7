import type { Text } from '../../../engine/core/text/text.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { nodeHeight, nodeWidth } from '../../model/layout/node-size.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode, PortRef } from '../../model/types/flow.ts';
import type { BodyNode, CanvasNode } from './canvas-node.ts';
import { framePadding } from './node-geometry.ts';
import type { NodeView } from './node-view.ts';

/** A body with what stands in it, as it is drawn. */
export interface DrawnBody {
  frame: FlowNode;
  port: string;
  title: Text;
  label: Text;
  /** Everything in it at any depth, its own node included. */
  nodes: readonly string[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface BodyBox extends Box {
  body: PortRef;
  drawn: DrawnBody;
}

/**
 * The rectangle of each body that something stands in, outer ones first; the node whose body it is stands in its first one.
 * @param without nodes that are on their way elsewhere
 */
export function bodyBoxes(definition: InterfaceDefinition, heightOf: (node: FlowNode) => number, without: ReadonlySet<string> = new Set()): BodyBox[] {
  const { nodes } = definition.flow;
  const members = Map.groupBy(
    nodes.filter(({ id, within }) => within && !without.has(id)),
    ({ within }) => `${within!.node}:${within!.port}`,
  );
  const found: BodyBox[] = [];
  const wholeOf = (node: FlowNode, seen: ReadonlySet<string>): { box: Box; ids: string[] } => {
    const { x, y } = node.position;
    let whole = { box: { left: x, top: y, right: x + nodeWidth, bottom: y + heightOf(node) }, ids: [node.id] };
    if (seen.has(node.id)) return whole;
    const inner = new Set([...seen, node.id]);
    for (const { name, label, body } of nodeTypeOf(node.type)?.ports(node.settings, { definition }).inputs ?? []) {
      const inside = body === undefined ? [] : (members.get(`${node.id}:${name}`) ?? []);
      if (inside.length === 0) continue;
      const at = found.length;
      const parts = inside.map((member) => wholeOf(member, inner));
      const isFirst = whole.ids.length === 1;
      const box = padded(around([...(isFirst ? [whole.box] : []), ...parts.map((part) => part.box)]));
      const ids = [node.id, ...parts.flatMap((part) => part.ids)];
      const drawn = { frame: node, port: name, title: nodeTitle(node), label: label ?? { zh_cn: name, en: name }, nodes: ids };
      found.splice(at, 0, { ...box, body: { node: node.id, port: name }, drawn });
      whole = { box: around([whole.box, box]), ids: [...whole.ids, ...ids] };
    }
    return whole;
  };
  const ids = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) if (!node.within || !ids.has(node.within.node)) wholeOf(node, new Set());
  return found;
}

/** What reactflow shows of them. */
export function drawBodies(definition: InterfaceDefinition, views: ReadonlyMap<string, NodeView>, known: ReadonlyMap<string, CanvasNode>): BodyNode[] {
  if (!definition.flow.nodes.some(({ within }) => within)) return [];
  return bodyBoxes(definition, heightIn(views, known)).map(({ left, top, right, bottom, body, drawn }): BodyNode => {
    const id = `${body.node}:${body.port}`;
    const last = known.get(id);
    const kept = last?.type === 'body' ? last : undefined;
    const box = { position: { x: left, y: top }, width: right - left, height: bottom - top };
    const isSame = kept && kept.position.x === left && kept.position.y === top && kept.width === box.width && kept.height === box.height;
    if (isSame && kept.data.body.frame === drawn.frame && kept.data.body.nodes.join() === drawn.nodes.join()) return kept;
    return { ...kept, id, type: 'body', ...box, data: { body: drawn }, selectable: false, draggable: false, zIndex: -2, domAttributes: { tabIndex: -1 } };
  });
}

function heightIn(views: ReadonlyMap<string, NodeView>, known: ReadonlyMap<string, CanvasNode>): (node: FlowNode) => number {
  return ({ id }) => {
    const view = views.get(id);
    return known.get(id)?.measured?.height ?? nodeHeight(view ? view.inputs.length + view.outputs.length : 0);
  };
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function padded({ left, top, right, bottom }: Box): Box {
  const { side, top: head, bottom: foot } = framePadding;
  return { left: left - side, top: top - head, right: right + side, bottom: bottom + foot };
}
