import { currentLanguage } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-canvas/commands.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { toggleDisabled, togglePinned } from '../../model/edits/flow/node-edits.ts';
import { downstream, upstream } from '../../model/edits/flow/walk-flow.ts';
import { copyCurl, publish, run, save } from '../../panels/state/actions.ts';
import { toggleBreakpoints } from '../../panels/state/debugging.ts';
import type { Designer } from '../../panels/state/designer.ts';
import { beginConnection } from '../connect/keyboard-connection.ts';
import type { CommandId } from '../keys/keymap.ts';
import type { Canvas } from '../state/canvas.ts';
import { fitNodes } from '../view/fit-nodes.ts';
import { focusView } from '../view/focus-view.ts';
import { editSelected } from './edit-selected.ts';
import { foldSelection } from './fold-command.ts';
import { frameSelection } from './frame-command.ts';
import { stepHistory } from './history-commands.ts';
import { copyNodeLink } from './node-link.ts';
import { parametersOfNodes } from './parameters-of-nodes.ts';
import { openQuickAdd } from './quick-add-command.ts';
import { duplicateSelection, removeSelection } from './selection-commands.ts';
import { align, distribute, groupSelection, layOut, nudge, ungroupSelection, walk, writeNote } from './view-commands.ts';

type Run = (designer: Designer, canvas: Canvas) => void;

/** Steps of one leap. */
const leap = 10;

/** What each command does. */
export const commands: Record<CommandId, Run> = {
  save: (designer) => void save(designer),
  publish: (designer) => void publish(designer),
  run: (designer) => void run(designer),
  copyCurl: (designer) => void copyCurl(designer, texts.copied[currentLanguage()]),
  viewGraph: (designer) => show(designer, 'graph'),
  viewForm: (designer) => show(designer, 'form'),
  viewOutline: (designer) => show(designer, 'outline'),
  viewJson: (designer) => show(designer, 'json'),
  undo: (designer, canvas) => stepHistory(designer, canvas, 'undo'),
  redo: (designer, canvas) => stepHistory(designer, canvas, 'redo'),
  help: (_, canvas) => {
    canvas.state.isHelpOpen = true;
  },
  add: (designer, canvas) => openQuickAdd(designer, canvas),
  edit: (designer, canvas) => editSelected(designer, canvas),
  rename: ({ state }, canvas) => {
    canvas.state.renaming = state.selectedNodes[0] ?? null;
  },
  disable: (designer) => designer.edit(editLabels.disable, (definition) => toggleDisabled(definition, designer.state.selectedNodes)),
  pin: (designer) => designer.edit(editLabels.pin, (definition) => togglePinned(definition, designer.state.selectedNodes)),
  breakpoint: (designer) => toggleBreakpoints(designer, stepsOf(designer)),
  runTo: (designer) => {
    const [only, ...others] = stepsOf(designer);
    if (only !== undefined && others.length === 0) void run(designer, { until: only });
  },
  makeParameters: (designer, canvas) => parametersOfNodes(designer, canvas, designer.state.selectedNodes),
  connect: beginConnection,
  duplicate: duplicateSelection,
  remove: removeSelection,
  // The clipboard's own events do these three: they need no permission.
  copy: () => {},
  cut: () => {},
  paste: () => {},
  selectAll: (designer) => {
    const { nodes, notes = [], groups = [] } = designer.state.definition.flow;
    designer.select([...nodes, ...notes, ...groups].map(({ id }) => id));
  },
  selectUpstream: (designer) => designer.select(upstream(designer.state.definition, designer.state.selectedNodes)),
  selectDownstream: (designer) => designer.select(downstream(designer.state.definition, designer.state.selectedNodes)),
  walkLeft: (designer, canvas) => walk(designer, canvas, 'left'),
  walkRight: (designer, canvas) => walk(designer, canvas, 'right'),
  walkUp: (designer, canvas) => walk(designer, canvas, 'up'),
  walkDown: (designer, canvas) => walk(designer, canvas, 'down'),
  nudgeLeft: (designer) => nudge(designer, 'left', 1),
  nudgeRight: (designer) => nudge(designer, 'right', 1),
  nudgeUp: (designer) => nudge(designer, 'up', 1),
  nudgeDown: (designer) => nudge(designer, 'down', 1),
  leapLeft: (designer) => nudge(designer, 'left', leap),
  leapRight: (designer) => nudge(designer, 'right', leap),
  leapUp: (designer) => nudge(designer, 'up', leap),
  leapDown: (designer) => nudge(designer, 'down', leap),
  layout: (designer, canvas) => void layOut(designer, canvas),
  group: groupSelection,
  ungroup: (designer) => ungroupSelection(designer),
  frame: (designer, canvas) => frameSelection(designer, canvas, 'transaction'),
  frameTry: (designer, canvas) => frameSelection(designer, canvas, 'try'),
  makeFunction: (_, canvas) => {
    canvas.dismiss();
    canvas.state.isMakingFunction = true;
  },
  foldFormula: foldSelection,
  note: writeNote,
  zoom100: (_, { view }) => void view?.zoomTo(1),
  fit: (_, canvas) => fitNodes(canvas, 1),
  fitSelection: ({ state }, canvas) => fitNodes(canvas, 1.5, state.selectedNodes),
  copyLink: (designer, canvas) => void copyNodeLink(designer, canvas),
  find: (_, canvas) => {
    canvas.dismiss();
    canvas.state.isFinding = true;
  },
  alignLeft: (designer, canvas) => align(designer, canvas, 'left'),
  alignCenter: (designer, canvas) => align(designer, canvas, 'center'),
  alignRight: (designer, canvas) => align(designer, canvas, 'right'),
  alignTop: (designer, canvas) => align(designer, canvas, 'top'),
  alignMiddle: (designer, canvas) => align(designer, canvas, 'middle'),
  alignBottom: (designer, canvas) => align(designer, canvas, 'bottom'),
  distributeHorizontal: (designer, canvas) => distribute(designer, canvas, 'horizontal'),
  distributeVertical: (designer, canvas) => distribute(designer, canvas, 'vertical'),
};

/** The chosen nodes, without notes and groups. */
function stepsOf({ state: { definition, selectedNodes } }: Designer): readonly string[] {
  return definition.flow.nodes.flatMap(({ id }) => (selectedNodes.includes(id) ? [id] : []));
}

function show(designer: Designer, view: Designer['state']['view']): void {
  designer.state.view = view;
  focusView(view);
}
