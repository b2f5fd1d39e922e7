import { describe, expect, it } from 'vitest';
import { computedDefinition, emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { connectionsFrom, connectionTo, insertConversion } from '../../../../designer/model/edits/edges/connection.ts';
import { connect } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { addNode, renameNode } from '../../../../designer/model/edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../../../../designer/model/types/flow.ts';

const ref = (text: string): PortRef => {
  const [node = '', port = ''] = text.split('.');
  return { node, port };
};
const say = (definition: InterfaceDefinition, from: string, to: string) => {
  const answer = connectionTo(definition, ref(from), ref(to));
  return answer.ok ? 'ok' : answer.reason.zh_cn;
};
const at = { x: 0, y: 0 };
const definition = renameNode(
  addNode(computedDefinition('Tool.Calc.Add', { n: 'integer', s: 'string' }, { sum: ['add', ['multiply', 'n', 'n'], 'n'] }), {
    id: 'round',
    type: 'operation',
    settings: { operator: 'round' },
    position: at,
  }),
  'add',
  '相加',
);

describe('a connection', () => {
  it('is allowed where the types fit, over an edge that is there too', () => {
    expect(say(definition, 'n.value', 'round.value')).toBe('ok');
    expect(say(definition, 'round.result', 'add.b')).toBe('ok');
  });

  it('is refused with both types in words, and a conversion where there is one', () => {
    expect(say(definition, 's.value', 'round.digits')).toBe('文本不能接到整数端口 digits');
    const answer = connectionTo(definition, ref('s.value'), ref('round.digits'));
    expect(answer.ok ? null : answer.conversion?.label.en).toBeTruthy();
    const helped = insertConversion(definition, { from: ref('s.value'), to: ref('round.digits') });
    expect(helped.flow.nodes).toHaveLength(definition.flow.nodes.length + 1);
    expect(checkDefinition(helped).filter(({ code }) => code === 'type')).toEqual([]);
    const fitting = { from: ref('n.value'), to: ref('round.digits') };
    expect(insertConversion(definition, fitting)).toBe(definition);
  });

  it('is refused where it closes a cycle, with the path', () => {
    expect(say(definition, 'add.result', 'multiply.a')).toBe('会形成环：相加 → 乘 → 相加');
    expect(say(definition, 'round.result', 'round.value')).toBe('会形成环：四舍五入 → 四舍五入');
    const chained = connect(definition, { from: ref('add.result'), to: ref('round.value') });
    expect(say(chained, 'round.result', 'multiply.b')).toBe('会形成环：四舍五入 → 乘 → 相加 → 四舍五入');
    const backwards = connectionsFrom(chained, ref('multiply.b'), 'input').get('round.result');
    expect(backwards?.ok === false && backwards.reason.zh_cn).toBe('会形成环：四舍五入 → 乘 → 相加 → 四舍五入');
  });

  it('is refused at ports that are not there', () => {
    expect(say(definition, 'n.nothing', 'add.a')).toBe('“n”没有端口 nothing');
    expect(say(definition, 'n.value', 'add.c')).toBe('“相加”没有端口 c');
    expect(say(definition, 'nobody.value', 'add.a')).toBe('“nobody”没有端口 value');
  });
});

describe('the element of a loop', () => {
  const node = (id: string, type: string, settings: FlowNode['settings'] = {}): FlowNode => ({ id, type, settings, position: at });
  const edge = (from: string, to: string): FlowEdge => ({ from: ref(from), to: ref(to) });
  const loop: InterfaceDefinition = {
    ...emptyDefinition('A.B.C'),
    parameters: [{ name: 'list', type: 'array', items: { type: 'integer' }, required: true }],
    returns: [{ name: 'out', type: 'array' }],
    flow: {
      nodes: [
        node('list', 'parameter', { name: 'list' }),
        node('map', 'map'),
        node('twice', 'operation', { operator: 'add' }),
        node('outside', 'operation', { operator: 'length' }),
        node('return', 'return'),
      ],
      edges: [edge('list.value', 'map.items'), edge('map.result', 'return.out'), edge('twice.result', 'map.each')],
    },
  };

  it('runs into the loop’s body, and its body into the loop', () => {
    expect(say(loop, 'map.item', 'twice.a')).toBe('ok');
    expect(say(loop, 'map.item', 'map.each')).toBe('ok');
    const drawn = connect(connect(loop, edge('map.item', 'twice.a')), edge('map.index', 'twice.b'));
    expect(say(drawn, 'twice.result', 'map.each')).toBe('ok');
    expect(say(drawn, 'twice.result', 'outside.value')).toBe('ok');
    expect(checkDefinition(drawn).filter(({ severity, code }) => severity === 'error' && code !== 'port-empty')).toEqual([]);
  });

  it('does not get out of it', () => {
    const message = '这个值只存在于“逐项映射”的 each 之内，不能用在循环之外';
    expect(say(loop, 'map.item', 'return.out')).toBe(message);
    expect(say(loop, 'map.item', 'map.items')).toBe(message);
    const drawn = connect(loop, edge('map.item', 'twice.a'));
    expect(say(drawn, 'twice.result', 'return.out')).toBe(message);
    const leaking = connect({ ...loop, returns: [{ name: 'out', type: 'integer' }] }, edge('outside.result', 'return.out'));
    expect(say(leaking, 'map.item', 'outside.value')).toBe(message);
  });
});

describe('all connections of a port at once', () => {
  it('are the same as one by one, both ways, in a large flow', () => {
    const nodes: FlowNode[] = Array.from({ length: 300 }, (_, index) => ({
      id: `n${index}`,
      type: 'operation',
      settings: { operator: index % 3 === 0 ? 'concat' : 'add' },
      position: at,
    }));
    const edges = nodes
      .slice(2)
      .flatMap((_, index): FlowEdge[] => [
        { from: { node: `n${index}`, port: 'result' }, to: { node: `n${index + 2}`, port: 'a' } },
        ...(index % 2 === 0 ? [{ from: { node: `n${index + 1}`, port: 'result' }, to: { node: `n${index + 2}`, port: 'b' } }] : []),
      ]);
    const large = { ...emptyDefinition('A.B.C'), flow: { nodes, edges } };
    const forwards = connectionsFrom(large, ref('n150.result'), 'output');
    expect(forwards.size).toBe(600);
    for (const [key, answer] of forwards) expect(connectionTo(large, ref('n150.result'), ref(key))).toEqual(answer);
    const backwards = connectionsFrom(large, ref('n150.a'), 'input');
    expect(backwards.size).toBe(300);
    for (const [key, answer] of backwards) expect(connectionTo(large, ref(key), ref('n150.a')).ok).toBe(answer.ok);
  });
});
