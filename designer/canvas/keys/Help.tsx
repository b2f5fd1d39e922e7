import { lazy, Suspense } from 'react';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';

const KeymapDialog = lazy(() => import('./KeymapDialog.tsx'));

/** The table of keys, loaded with the first `?`. Stands in every view. */
export function Help() {
  const canvas = useCanvas();
  const { isHelpOpen } = useCanvasState();
  if (!isHelpOpen) return null;
  return (
    <Suspense>
      <KeymapDialog
        onClose={() => {
          canvas.state.isHelpOpen = false;
        }}
      />
    </Suspense>
  );
}
