import { expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { diagnostic } from '../../../designer/model/types/diagnostic.ts';
import { placeName } from '../../../designer/panels/dock/diagnostics/place-name.ts';

const definition = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
const chinese = (text: { zh_cn: string }) => text.zh_cn;
const at = (pointer: string) => placeName(definition, diagnostic('x', pointer, { zh_cn: '', en: '' }), chinese);

it('a problem stands where a person would look for it', () => {
  expect(at('/parameters/1/default')).toEqual({ key: 'parameter', name: 'b' });
  expect(at('/returns/0/name')).toEqual({ key: 'return', name: 'sum' });
  expect(at('/flow/edges/0')).toEqual({ key: 'edge', name: 'a → 加' });
  expect(at('/flow/nodes/2/settings')).toEqual({ key: 'node', name: '加' });
  expect(at('/class')).toEqual({ key: 'interface', name: '' });
  expect(at('/parameters/9')).toEqual({ key: 'parameter', name: '' });
  const free = { ...definition, flow: { ...definition.flow, edges: [] } };
  const found = checkDefinition(free).find(({ node }) => node === 'add');
  expect(found && placeName(free, found, chinese)).toEqual({ key: 'node', name: '加' });
});
