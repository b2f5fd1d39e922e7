import { useIsNarrow } from '../../engine/web/index.ts';
import { PaletteContent } from './palette/PaletteContent.tsx';
import './palette/palette.css';

/** The panel with everything that can be put on the canvas. Where there is no room for it, the canvas opens it as a drawer. */
export function NodePalette() {
  return useIsNarrow() ? null : <PaletteContent />;
}
