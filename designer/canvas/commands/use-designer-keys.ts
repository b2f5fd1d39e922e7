import { useEffect } from 'react';
import { useTab } from '../../../engine/web/index.ts';
import type { Designer } from '../../panels/state/designer.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { cancelConnection, finishConnection, stepConnection } from '../connect/keyboard-connection.ts';
import { chordOf } from '../keys/chord.ts';
import { keepEarlyKey } from '../keys/early-keys.ts';
import { commandOf, commandsAt } from '../keys/keymap.ts';
import { mayListen } from '../keys/listening.ts';
import { chosenKeys } from '../keys/use-keymap.ts';
import type { Canvas } from '../state/canvas.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { afterDrawing, takeLostFocus } from '../view/focus-node.ts';
import { commands } from './commands.ts';
import { useClipboard } from './use-clipboard.ts';

/**
 * All keys of the designer, in whatever view it is; called once by the page. They sleep in a tab behind, while an input method composes, and
 * while somebody types, but for those that save, publish, run, copy the curl and change the view.
 */
export function useDesignerKeys(): void {
  const designer = useDesigner();
  const canvas = useCanvas();
  const { isActive } = useTab();
  useClipboard(designer, canvas, isActive);
  useEffect(() => {
    if (!isActive) return;
    let isLeaving = false;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const chord = chordOf(event);
      if (chord === null) return;
      if (keepEarlyKey(canvas, event)) return event.preventDefault();
      if (canvas.state.connecting && drawWithKeys(designer, canvas, chord)) return event.preventDefault();
      if (chord === 'Escape') {
        isLeaving = leaveStep(designer, canvas, event);
        return;
      }
      // Esc with nothing left to leave: Tab goes on to what comes after the canvas.
      const isLeave = isLeaving && chord === 'Tab';
      isLeaving = false;
      if (isLeave) return;
      const id = commandsAt(chosenKeys(), chord).find((one) => isInReach(designer, canvas, commandOf(one).scope, chord, event.target));
      if (id === undefined || commandOf(id).isFixed) return;
      event.preventDefault();
      if (commandOf(id).scope === 'always') settleField();
      commands[id](designer, canvas);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [designer, canvas, isActive]);
}

function isInReach(designer: Designer, canvas: Canvas, scope: Parameters<typeof mayListen>[0], chord: string, target: EventTarget | null): boolean {
  return (scope !== 'graph' || designer.state.view === 'graph') && mayListen(scope, chord, target, canvas.host);
}

/** While an edge is drawn with the keyboard, arrows, Enter and Esc are its own. */
function drawWithKeys(designer: Designer, canvas: Canvas, chord: string): boolean {
  switch (chord) {
    case 'ArrowDown':
    case 'ArrowRight':
      stepConnection(designer, canvas, 1);
      return true;
    case 'ArrowUp':
    case 'ArrowLeft':
      stepConnection(designer, canvas, -1);
      return true;
    case 'Enter':
      finishConnection(designer, canvas);
      return true;
    case 'Escape':
      cancelConnection(canvas);
      return true;
    default:
      return false;
  }
}

/** Closes what is open, then lets go of the selection. True when there was nothing left to leave. */
function leaveStep(designer: Designer, canvas: Canvas, { target }: KeyboardEvent): boolean {
  if (canvas.dismiss()) {
    afterDrawing(() => takeLostFocus(canvas));
    return false;
  }
  if (!(target instanceof Node) || !canvas.host?.contains(target)) return false;
  const isAnything = designer.state.selectedNodes.length + designer.state.selectedEdges.length > 0;
  designer.select([]);
  canvas.host.focus({ preventScroll: true });
  return !isAnything;
}

/** What is typed last must be in the definition first: fields that settle on blur are left for a moment. */
function settleField(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}
