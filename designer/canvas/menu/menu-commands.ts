import type { InterfaceDefinition } from '../../model/definition.ts';
import type { CommandId } from '../keys/keymap.ts';

/** Commands of one part of the menu; a line separates the parts. */
type Part = readonly CommandId[];

const ofCanvas: readonly Part[] = [['add', 'note'], ['selectAll', 'find'], ['layout', 'fit', 'zoom100'], ['undo', 'redo'], ['help']];
const ofEdge: readonly Part[] = [['remove']];
const ofNote: readonly Part[] = [['rename'], ['group', 'duplicate'], ['remove']];
const ofNode: readonly Part[] = [
  ['edit', 'rename', 'makeParameters', 'connect'],
  ['copy', 'cut', 'duplicate'],
  ['disable', 'pin'],
  ['selectUpstream', 'selectDownstream', 'fitSelection'],
  ['remove'],
];
const ofSeveral: readonly Part[] = [
  ['copy', 'cut', 'duplicate'],
  ['group', 'ungroup', 'disable', 'pin', 'makeParameters'],
  ['alignLeft', 'alignTop', 'distributeHorizontal', 'distributeVertical', 'fitSelection'],
  ['remove'],
];

/** What can be done with what is selected; with nothing selected, on the canvas. */
export function menuCommands({ flow }: InterfaceDefinition, nodes: readonly string[], edges: readonly string[]): readonly Part[] {
  const [only] = nodes;
  if (nodes.length > 1) return ofSeveral;
  if (only !== undefined) return flow.nodes.some(({ id }) => id === only) ? ofNode : ofNote;
  return edges.length > 0 ? ofEdge : ofCanvas;
}
