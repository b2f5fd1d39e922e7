import type { ReactNode } from 'react';
import { RefusedConnection } from './connect/RefusedConnection.tsx';
import { FindNode } from './find/FindNode.tsx';
import { CanvasMenu } from './menu/CanvasMenu.tsx';
import { QuickAddList } from './quick-add/QuickAddList.tsx';
import { PaletteDrawer } from './toolbar/PaletteDrawer.tsx';
import { SelectionTools } from './toolbar/SelectionTools.tsx';

export default function AllOverlays({ palette }: { palette: ReactNode }) {
  return (
    <>
      <SelectionTools />
      <QuickAddList />
      <RefusedConnection />
      <FindNode />
      <CanvasMenu />
      <PaletteDrawer palette={palette} />
    </>
  );
}
