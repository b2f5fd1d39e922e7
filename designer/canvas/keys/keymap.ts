import type { Text } from '../../../engine/core/text/text.ts';
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
  save: { label: { zh_cn: '保存', en: 'Save' }, scope: 'always', chords: ['Ctrl+S'] },
  publish: { label: { zh_cn: '发布', en: 'Publish' }, scope: 'always', chords: ['Ctrl+Enter'] },
  run: { label: { zh_cn: '试运行', en: 'Run' }, scope: 'always', chords: ['Ctrl+R'] },
  copyCurl: { label: { zh_cn: '复制 curl', en: 'Copy curl' }, scope: 'always', chords: ['Ctrl+Shift+C'] },
  viewGraph: { label: { zh_cn: '画布视图', en: 'Graph view' }, scope: 'always', chords: ['Ctrl+1'] },
  viewForm: { label: { zh_cn: '表单视图', en: 'Form view' }, scope: 'always', chords: ['Ctrl+2'] },
  viewOutline: { label: { zh_cn: '大纲视图', en: 'Outline view' }, scope: 'always', chords: ['Ctrl+3'] },
  viewJson: { label: { zh_cn: 'JSON 视图', en: 'JSON view' }, scope: 'always', chords: ['Ctrl+4'] },
  undo: { label: { zh_cn: '撤销', en: 'Undo' }, scope: 'designer', chords: ['Ctrl+Z'] },
  redo: { label: { zh_cn: '重做', en: 'Redo' }, scope: 'designer', chords: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  help: { label: { zh_cn: '快捷键', en: 'Keyboard shortcuts' }, scope: 'designer', chords: ['?'] },
  add: { label: { zh_cn: '添加节点', en: 'Add a node' }, scope: 'graph', chords: ['Tab', '/'] },
  edit: { label: { zh_cn: '编辑设置', en: 'Edit the settings' }, scope: 'graph', chords: ['Enter'] },
  rename: { label: { zh_cn: '重命名', en: 'Rename' }, scope: 'graph', chords: ['F2'] },
  disable: { label: { zh_cn: '启用或停用', en: 'Enable or disable' }, scope: 'graph', chords: ['D'] },
  pin: { label: { zh_cn: '固定位置', en: 'Pin in place' }, scope: 'graph', chords: ['P'] },
  makeParameters: { label: { zh_cn: '生成参数', en: 'Make parameters' }, scope: 'graph', chords: ['M'] },
  connect: { label: { zh_cn: '开始连线', en: 'Start a connection' }, scope: 'graph', chords: ['C'] },
  duplicate: { label: { zh_cn: '复制一份', en: 'Duplicate' }, scope: 'graph', chords: ['Ctrl+D'] },
  remove: { label: { zh_cn: '删除', en: 'Delete' }, scope: 'graph', chords: ['Delete', 'Backspace'] },
  copy: { label: { zh_cn: '复制', en: 'Copy' }, scope: 'graph', chords: ['Ctrl+C'], isFixed: true },
  cut: { label: { zh_cn: '剪切', en: 'Cut' }, scope: 'graph', chords: ['Ctrl+X'], isFixed: true },
  paste: { label: { zh_cn: '粘贴', en: 'Paste' }, scope: 'graph', chords: ['Ctrl+V'], isFixed: true },
  selectAll: { label: { zh_cn: '全选', en: 'Select all' }, scope: 'graph', chords: ['Ctrl+A'] },
  selectUpstream: { label: { zh_cn: '选择上游', en: 'Select what feeds it' }, scope: 'graph', chords: ['Alt+Shift+ArrowLeft'] },
  selectDownstream: { label: { zh_cn: '选择下游', en: 'Select what it feeds' }, scope: 'graph', chords: ['Alt+Shift+ArrowRight'] },
  walkLeft: { label: { zh_cn: '走到上游节点', en: 'Walk to the node before' }, scope: 'graph', chords: ['Alt+ArrowLeft'] },
  walkRight: { label: { zh_cn: '走到下游节点', en: 'Walk to the node after' }, scope: 'graph', chords: ['Alt+ArrowRight'] },
  walkUp: { label: { zh_cn: '走到上方节点', en: 'Walk to the node above' }, scope: 'graph', chords: ['Alt+ArrowUp'] },
  walkDown: { label: { zh_cn: '走到下方节点', en: 'Walk to the node below' }, scope: 'graph', chords: ['Alt+ArrowDown'] },
  nudgeLeft: { label: { zh_cn: '左移', en: 'Move left' }, scope: 'graph', chords: ['ArrowLeft'] },
  nudgeRight: { label: { zh_cn: '右移', en: 'Move right' }, scope: 'graph', chords: ['ArrowRight'] },
  nudgeUp: { label: { zh_cn: '上移', en: 'Move up' }, scope: 'graph', chords: ['ArrowUp'] },
  nudgeDown: { label: { zh_cn: '下移', en: 'Move down' }, scope: 'graph', chords: ['ArrowDown'] },
  leapLeft: { label: { zh_cn: '左移十格', en: 'Move left ten steps' }, scope: 'graph', chords: ['Shift+ArrowLeft'] },
  leapRight: { label: { zh_cn: '右移十格', en: 'Move right ten steps' }, scope: 'graph', chords: ['Shift+ArrowRight'] },
  leapUp: { label: { zh_cn: '上移十格', en: 'Move up ten steps' }, scope: 'graph', chords: ['Shift+ArrowUp'] },
  leapDown: { label: { zh_cn: '下移十格', en: 'Move down ten steps' }, scope: 'graph', chords: ['Shift+ArrowDown'] },
  layout: { label: { zh_cn: '自动布局', en: 'Auto layout' }, scope: 'graph', chords: ['L'] },
  group: { label: { zh_cn: '编组', en: 'Group' }, scope: 'graph', chords: ['G'] },
  ungroup: { label: { zh_cn: '取消编组', en: 'Ungroup' }, scope: 'graph', chords: ['Shift+G'] },
  note: { label: { zh_cn: '添加便签', en: 'Add a note' }, scope: 'graph', chords: ['N'] },
  zoom100: { label: { zh_cn: '缩放到 100%', en: 'Zoom to 100%' }, scope: 'graph', chords: ['0'] },
  fit: { label: { zh_cn: '适应窗口', en: 'Fit the view' }, scope: 'graph', chords: ['1'] },
  fitSelection: { label: { zh_cn: '适应所选', en: 'Fit the selection' }, scope: 'graph', chords: ['2'] },
  find: { label: { zh_cn: '查找节点', en: 'Find a node' }, scope: 'graph', chords: ['Ctrl+F'] },
  alignLeft: { label: { zh_cn: '左对齐', en: 'Align left' }, scope: 'graph', chords: [] },
  alignCenter: { label: { zh_cn: '水平居中', en: 'Align centres' }, scope: 'graph', chords: [] },
  alignRight: { label: { zh_cn: '右对齐', en: 'Align right' }, scope: 'graph', chords: [] },
  alignTop: { label: { zh_cn: '顶对齐', en: 'Align top' }, scope: 'graph', chords: [] },
  alignMiddle: { label: { zh_cn: '垂直居中', en: 'Align middles' }, scope: 'graph', chords: [] },
  alignBottom: { label: { zh_cn: '底对齐', en: 'Align bottom' }, scope: 'graph', chords: [] },
  distributeHorizontal: { label: { zh_cn: '水平等距', en: 'Distribute horizontally' }, scope: 'graph', chords: [] },
  distributeVertical: { label: { zh_cn: '垂直等距', en: 'Distribute vertically' }, scope: 'graph', chords: [] },
} as const satisfies Record<string, Omit<Command, 'id'>>;

export type CommandId = keyof typeof table;
export const commandIds = Object.keys(table) as CommandId[];

export function commandOf(id: CommandId): Command {
  return { id, ...table[id] };
}

/** Keys a person chose, by command; an empty list takes them away. */
export type ChosenKeys = Partial<Record<CommandId, readonly Chord[]>>;

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
