import { loadWords } from '../../engine/web/index.ts';
import PaletteContent from '../canvas/palette/PaletteContent.tsx';
import DiagnosticsPanel from './dock/diagnostics/DiagnosticsPanel.tsx';
import { InterfaceInspector } from './inspector/interface/InterfaceInspector.tsx';

await loadWords('designer-panels', 'designer-dock');

/** What stands around the canvas of a designer that was just opened: one file, as all of it is wanted together. */
export default { PaletteContent, DiagnosticsPanel, InterfaceInspector };
