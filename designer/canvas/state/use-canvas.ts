import { useSnapshot } from 'valtio';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { type Canvas, type CanvasState, canvasOf } from './canvas.ts';

/** Returns the canvas of the open interface. Does not render again with its state: `useCanvasState` does. */
export function useCanvas(): Canvas {
  return canvasOf(useDesigner());
}

/** State of the canvas that renders again when a member that was read has changed. */
export function useCanvasState(): CanvasState {
  // Its members behind `ref` are immutable and deeper than the type of a snapshot can follow.
  return useSnapshot<object>(useCanvas().state) as CanvasState;
}
