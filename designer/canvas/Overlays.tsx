import { lazy, type ReactNode, Suspense } from 'react';
import { useIsNarrow } from '../../engine/web/index.ts';
import { useIdle } from '../panels/parts/use-idle.ts';
import { useDesignerState } from '../panels/state/use-designer.ts';
import { useCanvasState } from './state/use-canvas.ts';

const AllOverlays = lazy(() => import('./AllOverlays.tsx'));

/** What opens over the canvas when it is asked for. Its code comes when the designer has settled, or with the first question. */
export function Overlays({ palette }: { palette: ReactNode }) {
  const { quickAdd, refusal, isFinding, menu, isMakingFunction } = useCanvasState();
  const { selectedNodes } = useDesignerState();
  const isNarrow = useIsNarrow();
  if (!useIdle(quickAdd !== null || refusal !== null || isFinding || isMakingFunction || menu !== null || selectedNodes.length > 1 || isNarrow)) return null;
  return (
    <Suspense>
      <AllOverlays palette={palette} />
    </Suspense>
  );
}
