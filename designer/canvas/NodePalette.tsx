import { lazy, Suspense } from 'react';
import { useIsNarrow } from '../../engine/web/index.ts';
import './palette/palette.css';

const PaletteContent = lazy(() => import('../panels/first-panels.ts').then(({ PaletteContent }) => ({ default: PaletteContent })));

/** The panel with everything that can be put on the canvas. Where there is no room for it, the canvas opens it as a drawer. */
export function NodePalette() {
  if (useIsNarrow()) return null;
  return (
    <Suspense>
      <PaletteContent />
    </Suspense>
  );
}
