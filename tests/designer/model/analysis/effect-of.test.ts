import { describe, expect, it } from 'vitest';
import { effectOf } from '../../../../designer/model/analysis/effect-of.ts';
import type { FlowNode } from '../../../../designer/model/types/flow.ts';

const node = (type: string, settings: Record<string, unknown>, more: Partial<FlowNode> = {}): FlowNode => ({
  id: `${type}${Object.values(settings).join('')}`,
  type,
  settings: settings as FlowNode['settings'],
  position: { x: 0, y: 0 },
  ...more,
});
const reported = (...nodes: FlowNode[]) => {
  const { readOnly, destructive, idempotent } = effectOf({ flow: { nodes, edges: [] } });
  return [readOnly && 'reads', destructive && 'destroys', idempotent && 'idempotent'].filter(Boolean).join(' ');
};

describe('the effect of an interface', () => {
  it.each([
    ['GET', 'reads idempotent'],
    ['POST', ''],
    ['PUT', 'destroys idempotent'],
    ['PATCH', 'destroys'],
    ['DELETE', 'destroys idempotent'],
  ])('of a proxy of %s follows the method', (method, expected) => expect(reported(node('http', { method }))).toBe(expected));

  it.each([
    ['list', 'reads idempotent'],
    ['insert', ''],
    ['update', 'destroys idempotent'],
    ['delete', 'destroys idempotent'],
  ])('of the table operation %s follows what it does', (operation, expected) => expect(reported(node('table', { operation }))).toBe(expected));

  it('is the worst of its nodes', () => {
    expect(reported(node('operation', {}), node('http', { method: 'GET' }))).toBe('reads idempotent');
    expect(reported(node('table', { operation: 'insert' }), node('table', { operation: 'delete' }))).toBe('destroys');
    expect(reported(node('code', {}))).toBe('destroys');
  });

  it('leaves out what is switched off', () => expect(reported(node('http', { method: 'DELETE' }, { disabled: true }))).toBe('reads idempotent'));
});
