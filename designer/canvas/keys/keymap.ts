import type { Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/keymap.ts';
import type { Chord } from './chord.ts';

/**
 * Where a command listens. `always`: in every view, also in a field, because its key writes nothing. `designer`: in every view, not while
 * somebody types. `graph`: only on the canvas.
 */
export type KeyScope = 'always' | 'designer' | 'graph';

export interface Command {
  id: CommandId;
  label: Text;
  scope: KeyScope;
  /** Keys it has unless a person chose others. */
  chords: readonly Chord[];
  /** Its keys belong to the browser or the system and stay. */
  isFixed?: true;
}

/** Every command and its keys; `?` shows and changes them. */
const table = {
  save: { label: texts.save, scope: 'always', chords: ['Ctrl+S'] },
  publish: { label: texts.publish, scope: 'always', chords: ['Ctrl+Enter'] },
  run: { label: texts.run, scope: 'always', chords: ['Ctrl+R'] },
  copyCurl: { label: texts.copyCurl, scope: 'always', chords: ['Ctrl+Shift+C'] },
  viewGraph: { label: texts.viewGraph, scope: 'always', chords: ['Ctrl+1'] },
  viewForm: { label: texts.viewForm, scope: 'always', chords: ['Ctrl+2'] },
  viewOutline: { label: texts.viewOutline, scope: 'always', chords: ['Ctrl+3'] },
  viewJson: { label: texts.viewJson, scope: 'always', chords: ['Ctrl+4'] },
  undo: { label: texts.undo, scope: 'designer', chords: ['Ctrl+Z'] },
  redo: { label: texts.redo, scope: 'designer', chords: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  help: { label: texts.keyboardShortcuts, scope: 'designer', chords: ['?'] },
  add: { label: texts.add, scope: 'graph', chords: ['Tab', '/'] },
  edit: { label: texts.edit, scope: 'graph', chords: ['Enter'] },
  rename: { label: texts.rename, scope: 'graph', chords: ['F2'] },
  disable: { label: texts.disable, scope: 'graph', chords: ['D'] },
  pin: { label: texts.pin, scope: 'graph', chords: ['P'] },
  breakpoint: { label: texts.breakpoint, scope: 'graph', chords: ['B'] },
  runTo: { label: texts.runTo, scope: 'graph', chords: ['Shift+R'] },
  makeParameters: { label: texts.makeParameters, scope: 'graph', chords: ['M'] },
  connect: { label: texts.connect, scope: 'graph', chords: ['C'] },
  duplicate: { label: texts.duplicate, scope: 'graph', chords: ['Ctrl+D'] },
  remove: { label: texts.remove, scope: 'graph', chords: ['Delete', 'Backspace'] },
  copy: { label: texts.copy, scope: 'graph', chords: ['Ctrl+C'], isFixed: true },
  cut: { label: texts.cut, scope: 'graph', chords: ['Ctrl+X'], isFixed: true },
  paste: { label: texts.paste, scope: 'graph', chords: ['Ctrl+V'], isFixed: true },
  selectAll: { label: texts.selectAll, scope: 'graph', chords: ['Ctrl+A'] },
  selectUpstream: { label: texts.selectUpstream, scope: 'graph', chords: ['Alt+Shift+ArrowLeft'] },
  selectDownstream: { label: texts.selectDownstream, scope: 'graph', chords: ['Alt+Shift+ArrowRight'] },
  walkLeft: { label: texts.walkLeft, scope: 'graph', chords: ['Alt+ArrowLeft'] },
  walkRight: { label: texts.walkRight, scope: 'graph', chords: ['Alt+ArrowRight'] },
  walkUp: { label: texts.walkUp, scope: 'graph', chords: ['Alt+ArrowUp'] },
  walkDown: { label: texts.walkDown, scope: 'graph', chords: ['Alt+ArrowDown'] },
  nudgeLeft: { label: texts.nudgeLeft, scope: 'graph', chords: ['ArrowLeft'] },
  nudgeRight: { label: texts.nudgeRight, scope: 'graph', chords: ['ArrowRight'] },
  nudgeUp: { label: texts.nudgeUp, scope: 'graph', chords: ['ArrowUp'] },
  nudgeDown: { label: texts.nudgeDown, scope: 'graph', chords: ['ArrowDown'] },
  leapLeft: { label: texts.leapLeft, scope: 'graph', chords: ['Shift+ArrowLeft'] },
  leapRight: { label: texts.leapRight, scope: 'graph', chords: ['Shift+ArrowRight'] },
  leapUp: { label: texts.leapUp, scope: 'graph', chords: ['Shift+ArrowUp'] },
  leapDown: { label: texts.leapDown, scope: 'graph', chords: ['Shift+ArrowDown'] },
  layout: { label: texts.layout, scope: 'graph', chords: ['L'] },
  group: { label: texts.group, scope: 'graph', chords: ['G'] },
  ungroup: { label: texts.ungroup, scope: 'graph', chords: ['Shift+G'] },
  frame: { label: texts.frame, scope: 'graph', chords: ['Ctrl+G'] },
  frameTry: { label: texts.frameTry, scope: 'graph', chords: ['Ctrl+Shift+G'] },
  makeFunction: { label: texts.makeFunction, scope: 'graph', chords: ['Shift+F'] },
  foldFormula: { label: texts.foldFormula, scope: 'graph', chords: ['Shift+E'] },
  note: { label: texts.addNote, scope: 'graph', chords: ['N'] },
  zoom100: { label: texts.zoom100, scope: 'graph', chords: ['0'] },
  fit: { label: texts.fit, scope: 'graph', chords: ['1'] },
  copyLink: { label: texts.copyLink, scope: 'graph', chords: ['Ctrl+Shift+K'] },
  fitSelection: { label: texts.fitSelection, scope: 'graph', chords: ['2'] },
  find: { label: texts.find, scope: 'graph', chords: ['Ctrl+F'] },
  alignLeft: { label: texts.alignLeft, scope: 'graph', chords: [] },
  alignCenter: { label: texts.alignCenter, scope: 'graph', chords: [] },
  alignRight: { label: texts.alignRight, scope: 'graph', chords: [] },
  alignTop: { label: texts.alignTop, scope: 'graph', chords: [] },
  alignMiddle: { label: texts.alignMiddle, scope: 'graph', chords: [] },
  alignBottom: { label: texts.alignBottom, scope: 'graph', chords: [] },
  distributeHorizontal: { label: texts.distributeHorizontal, scope: 'graph', chords: [] },
  distributeVertical: { label: texts.distributeVertical, scope: 'graph', chords: [] },
} as const satisfies Record<string, Omit<Command, 'id'>>;

export type CommandId = keyof typeof table;
export const commandIds = Object.keys(table) as CommandId[];

export function commandOf(id: CommandId): Command {
  return { id, ...table[id] };
}

/** Keys a person chose, by command; an empty list takes them away. */
export type ChosenKeys = Partial<Record<CommandId, readonly Chord[]>>;

/** Returns the keys of a command: a person's own, else those of the table. May be empty. */
export function chordsOf(chosen: ChosenKeys, id: CommandId): readonly Chord[] {
  return chosen[id] ?? table[id].chords;
}

/** The commands that a chord means, in the order of the table: more than one is a conflict. */
export function commandsAt(chosen: ChosenKeys, chord: Chord): CommandId[] {
  return commandIds.filter((id) => chordsOf(chosen, id).includes(chord));
}

/**
 * Gives a chord to a command and takes it from those that had it.
 * @returns the keys from now on, and the commands that lost theirs; keys of fixed commands cannot be taken
 */
export function assignChord(chosen: ChosenKeys, id: CommandId, chord: Chord): { chosen: ChosenKeys; robbed: CommandId[]; isRefused: boolean } {
  const robbed = commandsAt(chosen, chord).filter((other) => other !== id);
  if (robbed.some((other) => commandOf(other).isFixed)) return { chosen, robbed, isRefused: true };
  const without = Object.fromEntries(robbed.map((other) => [other, chordsOf(chosen, other).filter((one) => one !== chord)]));
  return { chosen: { ...chosen, ...without, [id]: [chord] }, robbed, isRefused: false };
}
