import { computedDefinition, emptyDefinition } from '../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import type { InterfaceDefinition, ReturnField } from '../../../designer/model/types/definition.ts';

const place = { x: 0, y: 0 };

/** Whole interfaces of every kind: computed with choices and failures, the five of a table, one that asks another system. */
export function sampleDefinitions(): InterfaceDefinition[] {
  return [grade(), double(), ...goods(), weather()];
}

/** A grade by score, with a failure, a note, an optional list and an enum. */
export function grade(): InterfaceDefinition {
  const definition = computedDefinition(
    'Tool.School.Grade',
    {
      score: { type: 'integer', required: true, min: 0, max: 100, description: '分数' },
      'X-Tags': { type: 'array', items: { type: 'string' } },
      kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
    },
    {
      grade: { if: [['less', 'score', { value: 60 }], { value: 'failed' }, ['upper', 'kind']] },
      tags: 'X-Tags',
    },
  );
  definition.title = '评定等级';
  definition.summary = '按分数给出等级';
  definition.module = '学校';
  definition.returns = [
    { name: 'grade', type: 'string', description: '等级' },
    { name: 'tags', type: 'array' },
    { name: 'tags[]', type: 'string' },
  ];
  definition.flow.nodes.push(
    { id: 'guard', type: 'fail', settings: { ret: 4001, message: '分数超限' }, position: place, note: 'never above one hundred' },
    { id: 'over', type: 'operation', settings: { operator: 'greater' }, values: { b: 100 }, position: place },
  );
  definition.flow.edges.push(
    { from: { node: 'score', port: 'value' }, to: { node: 'over', port: 'a' } },
    { from: { node: 'over', port: 'result' }, to: { node: 'guard', port: 'when' } },
  );
  return definition;
}

/** In the same class as the grade. */
export function double(): InterfaceDefinition {
  const definition = computedDefinition(
    'Tool.School.Double',
    { n: 'float' },
    { twice: ['multiply', 'n', { value: 2 }], limits: { value: { low: 0, high: [1, 2.5] } } },
  );
  return { ...definition, title: '加倍', summary: '返回两倍', verbs: ['GET', 'POST'] };
}

export function goods(): InterfaceDefinition[] {
  return crudDefinitions(
    { namespace: 'Shop', class: 'Goods', title: '商品' },
    {
      name: 'shop_goods',
      columns: [
        { name: 'name', type: 'string', required: true, max: 50, description: '商品名' },
        { name: 'price', type: 'integer', format: 'money', description: '价格' },
        { name: 'on_sale', type: 'boolean', default: true },
        { name: 'tags', type: 'array' },
      ],
    },
  );
}

/** Asks another system and hands a part of its answer on. */
export function weather(): InterfaceDefinition {
  const fields: ReturnField[] = [
    { name: 'forecast', type: 'object' },
    { name: 'forecast.days', type: 'array' },
    { name: 'forecast.days[].low', type: 'float' },
    { name: 'forecast.days[].wind.speed', type: 'float' },
    { name: 'status', type: 'integer' },
  ];
  return {
    ...emptyDefinition('Tool.Weather.Forecast'),
    title: '天气预报',
    parameters: [{ name: 'city', type: 'string', required: true, max: 20 }],
    returns: fields,
    flow: {
      nodes: [
        { id: 'city', type: 'parameter', settings: { name: 'city' }, position: place },
        {
          id: 'ask',
          type: 'http',
          settings: { method: 'GET', url: 'https://weather.example/{city}', inputs: [{ port: 'city', in: 'path' }] },
          position: place,
        },
        { id: 'return', type: 'return', settings: {}, position: place },
      ],
      edges: [
        { from: { node: 'city', port: 'value' }, to: { node: 'ask', port: 'city' } },
        { from: { node: 'ask', port: 'data' }, to: { node: 'return', port: 'forecast' } },
        { from: { node: 'ask', port: 'status' }, to: { node: 'return', port: 'status' } },
      ],
    },
  };
}
