import { ref } from 'valtio/vanilla';
import { nodeWidth } from '../../model/layout/node-size.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas, Point } from '../state/canvas.ts';
import { freeBelow } from './free-below.ts';

/** Room between a node and the one that is added after it. */
const gap = 64;

/** Opens the list of nodes: at the given point, after the one selected node, at the pointer, or in the middle. */
export function openQuickAdd(designer: Designer, canvas: Canvas, at?: Point): void {
  const { selectedNodes, definition } = designer.state;
  const selected = at === undefined && selectedNodes.length === 1 ? definition.flow.nodes.find(({ id }) => id === selectedNodes[0]) : undefined;
  canvas.dismiss();
  if (selected && canvas.view) {
    const place = freeBelow(definition, { x: selected.position.x + nodeWidth + gap, y: selected.position.y });
    canvas.state.quickAdd = ref({ screen: canvas.view.flowToScreenPosition(place), place, wire: null, after: selected.id });
    return;
  }
  const screen = at ?? canvas.pointer ?? canvas.middle();
  canvas.state.quickAdd = ref({ screen, place: canvas.toFlow(screen), wire: null, after: null });
}
