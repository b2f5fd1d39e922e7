import { makeParameters } from '../../model/edits/gestures/make-parameters.ts';
import type { EditHistory } from '../../model/edits/interface/edit-history.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { groupsOf } from '../commands/groups-of.ts';
import type { CommandId } from '../keys/keymap.ts';

/** Commands of one part of the menu; a line separates the parts. */
type Part = readonly CommandId[];

const ofCanvas: readonly Part[] = [['add', 'note'], ['selectAll', 'find'], ['layout', 'fit', 'zoom100'], ['undo', 'redo'], ['help']];
const ofEdge: readonly Part[] = [['remove']];
const ofNote: readonly Part[] = [['rename'], ['group', 'duplicate'], ['remove']];
const ofGroup: readonly Part[] = [['rename', 'ungroup'], ['duplicate'], ['remove']];
const ofNode: readonly Part[] = [
  ['edit', 'rename', 'makeParameters', 'connect'],
  ['copy', 'cut', 'duplicate', 'copyLink'],
  ['foldFormula', 'frame', 'frameTry', 'disable', 'pin'],
  ['runTo', 'breakpoint'],
  ['selectUpstream', 'selectDownstream', 'fitSelection'],
  ['remove'],
];
const ofSeveral: readonly Part[] = [
  ['copy', 'cut', 'duplicate'],
  ['frame', 'frameTry', 'makeFunction', 'foldFormula', 'group', 'ungroup', 'disable', 'pin', 'makeParameters'],
  ['alignLeft', 'alignTop', 'distributeHorizontal', 'distributeVertical', 'fitSelection'],
  ['remove'],
];

/** What can be done with what is selected; with nothing selected, on the canvas. What would change nothing is left out. */
export function menuCommands(definition: InterfaceDefinition, nodes: readonly string[], edges: readonly string[], history: EditHistory): readonly Part[] {
  const useless = new Set<CommandId>();
  if (!nodes.some((id) => makeParameters(definition, id) !== definition)) useless.add('makeParameters');
  if (groupsOf(definition, nodes).length === 0) useless.add('ungroup');
  if (history.done.length === 0) useless.add('undo');
  if (history.redoable.length === 0) useless.add('redo');
  return partsFor(definition, nodes, edges)
    .map((part) => part.filter((id) => !useless.has(id)))
    .filter((part) => part.length > 0);
}

function partsFor({ flow }: InterfaceDefinition, nodes: readonly string[], edges: readonly string[]): readonly Part[] {
  const [only] = nodes;
  if (nodes.length > 1) return ofSeveral;
  if (only === undefined) return edges.length > 0 ? ofEdge : ofCanvas;
  if (flow.nodes.some(({ id }) => id === only)) return ofNode;
  return flow.groups?.some(({ id }) => id === only) ? ofGroup : ofNote;
}
