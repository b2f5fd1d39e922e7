import { useText } from '../../../engine/web/index.ts';
import { useCanvasState } from '../state/use-canvas.ts';

/** What happened last, for screen readers; while an edge is drawn with the keyboard also for the eye. */
export function LiveRegion() {
  const { announcement, connecting } = useCanvasState();
  const text = useText();
  return (
    <output aria-live="polite" className={connecting?.at ? 'design-said' : 'design-said design-said-quiet'}>
      {announcement && text(announcement)}
    </output>
  );
}
