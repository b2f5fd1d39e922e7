import { plainText, type Text } from '../../../engine/core/text/text.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { type BodyBox, bodyBoxes } from '../../model/layout/body-boxes.ts';
import { nodeHeight, nodeWidth, portRows } from '../../model/layout/node-size.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import type { BodyNode, CanvasNode, DrawnBody } from './canvas-node.ts';
import type { NodeView } from './node-view.ts';

interface ShownBodies {
  definition: InterfaceDefinition;
  views: ReadonlyMap<string, NodeView>;
  /** What stands in folded frames. */
  hidden: ReadonlyMap<string, string>;
}

/** What reactflow shows of the bodies. */
export function drawBodies({ definition, views, hidden }: ShownBodies, known: ReadonlyMap<string, CanvasNode>): BodyNode[] {
  const folded = new Set(hidden.values());
  const boxes = bodyBoxes(definition, (node) => ({ width: nodeWidth, height: heightOf(node, views, known) }));
  const shown = boxes.filter(({ frame }) => !folded.has(frame.id) && !hidden.has(frame.id));
  return shown.map((box): BodyNode => {
    const { left, top, right, bottom, body, frame, ids, isEmpty } = box;
    const id = `${body.node}:${body.port}`;
    const last = known.get(id);
    const previous = last?.type === 'body' ? last : undefined;
    const place = { position: { x: left, y: top }, width: right - left, height: bottom - top };
    const isSame =
      previous && previous.position.x === left && previous.position.y === top && previous.width === place.width && previous.height === place.height;
    if (isSame && previous.data.body.frame === frame && previous.data.body.nodes.join() === ids.join()) return previous;
    const drawn: DrawnBody = { frame, port: body.port, isEmpty, title: nodeTitle(frame), label: labelOf(definition, box), nodes: ids };
    return { ...previous, id, type: 'body', ...place, data: { body: drawn }, selectable: false, draggable: false, zIndex: -2, domAttributes: { tabIndex: -1 } };
  });
}

function labelOf(definition: InterfaceDefinition, { frame, body: { port } }: BodyBox): Text {
  const ports = nodeTypeOf(frame.type)?.ports(frame.settings, { definition });
  return ports?.inputs.find(({ name }) => name === port)?.label ?? plainText(port);
}

function heightOf({ id }: FlowNode, views: ReadonlyMap<string, NodeView>, known: ReadonlyMap<string, CanvasNode>): number {
  const view = views.get(id);
  return known.get(id)?.measured?.height ?? nodeHeight(view ? portRows(view.inputs, view.outputs) : 0);
}
