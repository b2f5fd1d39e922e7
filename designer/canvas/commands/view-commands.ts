import { fillText } from '../../../engine/core/text/text.ts';
import { currentLanguage } from '../../../engine/web/index.ts';
import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { texts } from '../../../generated/words/designer-canvas/view-commands.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { groupNodes, ungroup } from '../../model/edits/flow/group-edits.ts';
import { freeNodeId, moveNodes } from '../../model/edits/flow/node-edits.ts';
import { addNote } from '../../model/edits/flow/note-edits.ts';
import { type Alignment, alignNodes, distributeNodes } from '../../model/layout/arrange-nodes.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { fitNodes } from '../view/fit-nodes.ts';
import { focusNode } from '../view/focus-node.ts';
import { measuredSizes } from '../view/measured-sizes.ts';
import { type Direction, walkFrom } from '../view/walk-graph.ts';
import { groupsOf } from './groups-of.ts';

/** Lays all nodes out from left to right; pinned ones stay. */
export async function layOut(designer: Designer, canvas: Canvas): Promise<void> {
  const { definition } = designer.state;
  const { layoutFlow } = await import('../../model/layout/layout-flow.ts');
  const laidOut = await layoutFlow(definition, measuredSizes(canvas));
  // Edited meanwhile: the layout is of a flow that is no more.
  if (designer.state.definition !== definition) return;
  designer.edit(canvasLabels.layout, () => laidOut);
  canvas.say(texts.laidOut);
  requestAnimationFrame(() => fitNodes(canvas, 1));
}

export function align(designer: Designer, canvas: Canvas, alignment: Alignment): void {
  designer.edit(editLabels.align, (definition) => alignNodes(definition, designer.state.selectedNodes, alignment, measuredSizes(canvas)));
}

export function distribute(designer: Designer, canvas: Canvas, direction: 'horizontal' | 'vertical'): void {
  designer.edit(editLabels.distribute, (definition) => distributeNodes(definition, designer.state.selectedNodes, direction, measuredSizes(canvas)));
}

/** Selects and focuses the nearest node in a direction; announces the rim where there is none. */
export function walk(designer: Designer, canvas: Canvas, direction: Direction): void {
  const { definition, selectedNodes } = designer.state;
  const next = walkFrom(definition.flow, selectedNodes[0] ?? '', direction);
  if (next === null) {
    canvas.say(texts.rim);
    return;
  }
  designer.select([next]);
  focusNode(canvas, next);
}

const step = 16;
const steps: Record<Direction, { x: number; y: number }> = {
  left: { x: -step, y: 0 },
  right: { x: step, y: 0 },
  up: { x: 0, y: -step },
  down: { x: 0, y: step },
};

/** Moves what is selected; presses in a row are one edit. */
export function nudge(designer: Designer, direction: Direction, times: number): void {
  const { x, y } = steps[direction];
  const chosen = new Set(designer.state.selectedNodes);
  designer.edit(
    canvasLabels.move,
    (definition) => {
      const { nodes, notes = [], groups = [] } = definition.flow;
      for (const group of groups) if (chosen.has(group.id)) for (const id of group.nodes) chosen.add(id);
      const items = [...nodes, ...notes].filter(({ id }) => chosen.has(id));
      return moveNodes(definition, new Map(items.map(({ id, position }) => [id, { x: position.x + x * times, y: position.y + y * times }])));
    },
    `nudge ${[...chosen].join(' ')}`,
  );
}

/** Puts a frame around the selected nodes and opens its title for renaming. */
export function groupSelection(designer: Designer, canvas: Canvas): void {
  const title = texts.group[currentLanguage()];
  designer.edit(editLabels.group, (definition) => groupNodes(definition, designer.state.selectedNodes, title));
  const group = designer.state.definition.flow.groups?.at(-1);
  if (!group || !designer.state.selectedNodes.some((id) => group.nodes.includes(id))) return;
  canvas.state.renaming = group.id;
  canvas.say(fillText(texts.grouped, { count: group.nodes.length }));
}

/** Takes away the frames that are selected, or those around what is selected. */
export function ungroupSelection(designer: Designer): void {
  designer.edit(editLabels.ungroup, (definition) => groupsOf(definition, designer.state.selectedNodes).reduce((flow, { id }) => ungroup(flow, id), definition));
}

const noteSize = { width: 208, height: 96 };

/** Adds an empty note at the pointer, else in the middle, and opens it for writing. */
export function writeNote(designer: Designer, canvas: Canvas): void {
  const position = canvas.toFlow(canvas.pointer ?? canvas.middle());
  const id = freeNodeId(designer.state.definition, 'note');
  designer.edit(canvasLabels.addNote, (definition) => addNote(definition, { id, text: '', position, size: noteSize }));
  designer.select([id]);
  canvas.state.renaming = id;
}
