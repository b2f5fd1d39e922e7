import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/frame-command.ts';
import { type FrameType, framable, frameNodes } from '../../model/edits/flow/frame-edits.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** Draws a frame around what is selected; the call's values and its answer stay outside. */
export function frameSelection(designer: Designer, canvas: Canvas, type: FrameType): void {
  const { definition, selectedNodes } = designer.state;
  const framed = frameNodes(definition, selectedNodes, type);
  if (!framed) {
    canvas.say(texts.nothing);
    return;
  }
  designer.edit(texts[type], () => framed.definition);
  designer.select([framed.id]);
  canvas.say(fillText(texts.framed, { count: framable(definition, selectedNodes).length }));
  focusNode(canvas, framed.id);
}
