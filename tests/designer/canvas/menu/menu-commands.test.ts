import { describe, expect, it } from 'vitest';
import { menuCommands } from '../../../../designer/canvas/menu/menu-commands.ts';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { groupNodes } from '../../../../designer/model/edits/flow/group-edits.ts';
import { emptyHistory } from '../../../../designer/model/edits/interface/edit-history.ts';

const whole = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
const open = { ...whole, flow: { ...whole.flow, edges: whole.flow.edges.filter(({ to }) => to.port !== 'b') } };
const offered = (definition: typeof whole, ...nodes: string[]) => menuCommands(definition, nodes, [], emptyHistory).flat();

describe('the menu of the canvas', () => {
  it('offers parameters where an input is free only', () => {
    expect(offered(open, 'add')).toContain('makeParameters');
    expect(offered(whole, 'add')).not.toContain('makeParameters');
    expect(offered(whole, 'a', 'add')).not.toContain('makeParameters');
  });

  it('offers to take a group apart at the group and at what lies in it', () => {
    const grouped = groupNodes(whole, ['a', 'b'], '');
    expect(offered(grouped, 'group')).toContain('ungroup');
    expect(offered(grouped, 'a', 'add')).toContain('ungroup');
    expect(offered(grouped, 'add', 'return')).not.toContain('ungroup');
  });

  it('offers undo and redo when there is an act to take back or to do again', () => {
    const act = { label: { zh_cn: '改', en: 'Edit' }, before: whole, after: open };
    expect(offered(whole)).not.toContain('undo');
    expect(menuCommands(whole, [], [], { done: [act], redoable: [] }).flat()).toContain('undo');
    expect(menuCommands(whole, [], [], { done: [], redoable: [act] }).flat()).toContain('redo');
  });
});
