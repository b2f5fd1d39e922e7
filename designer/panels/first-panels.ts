import { loadWords } from '../../engine/web/index.ts';

await loadWords('designer-panels', 'designer-dock');

/** What stands around the canvas of a designer that was just opened: one file, as all of it is wanted together. */
export { default as PaletteContent } from '../canvas/palette/PaletteContent.tsx';
export { default as ProblemsPanel } from './dock/problems/ProblemsPanel.tsx';
export { InterfaceInspector } from './inspector/InterfaceInspector.tsx';
