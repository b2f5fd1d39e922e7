import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/history-commands.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { keepFocusOnCanvas } from '../view/focus-node.ts';
import { changedIds, knownIds } from './changed-ids.ts';

/** Takes the last act back, or does it again; what it changed is selected, so that a person sees what happened. */
export function stepHistory(designer: Designer, canvas: Canvas, way: 'undo' | 'redo'): void {
  const { definition: before, history, selectedNodes } = designer.state;
  const act = (way === 'undo' ? history.done : history.redoable).at(-1);
  if (!act) {
    canvas.say(texts.nothing);
    return;
  }
  canvas.dismiss();
  keepFocusOnCanvas(canvas);
  designer[way]();
  const after = designer.state.definition;
  const changed = changedIds(before, after);
  designer.select(changed.length > 0 ? changed : knownIds(after, selectedNodes));
  canvas.say(fillText(way === 'undo' ? texts.undone : texts.redone, { act: act.label }));
}
