import { lazy, type ReactNode, Suspense } from 'react';
import { RefusedConnection } from './connect/RefusedConnection.tsx';
import { FindNode } from './find/FindNode.tsx';
import { CanvasMenu } from './menu/CanvasMenu.tsx';
import { QuickAddList } from './quick-add/QuickAddList.tsx';
import { useCanvasState } from './state/use-canvas.ts';
import { PaletteDrawer } from './toolbar/PaletteDrawer.tsx';
import { SelectionTools } from './toolbar/SelectionTools.tsx';

const FunctionDialog = lazy(() => import('./functions/FunctionDialog.tsx'));

/** What lies over the canvas and is not needed to draw it; loaded behind it. */
export default function AllOverlays({ palette }: { palette: ReactNode }) {
  const { isMakingFunction } = useCanvasState();
  return (
    <>
      <SelectionTools />
      <QuickAddList />
      <RefusedConnection />
      <FindNode />
      <CanvasMenu />
      {isMakingFunction && (
        <Suspense>
          <FunctionDialog />
        </Suspense>
      )}
      <PaletteDrawer palette={palette} />
    </>
  );
}
