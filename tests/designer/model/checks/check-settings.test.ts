import { expect, it } from 'vitest';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { drawn } from '../../nodes/drawn.ts';

it('a setting that is missing or wrong is named as the inspector names it, with its node', () => {
  const definition = drawn({
    service: 'App.Weather.Get',
    nodes: {
      ask: {
        type: 'http',
        title: '查询天气',
        settings: { method: 'GET', url: 'https://example.com/', inputs: [{ in: 'query' }, { port: 'x', in: 'nowhere' }] },
      },
      refuse: { type: 'fail', settings: { ret: 400 } },
    },
    edges: [],
  });
  const found = checkDefinition(definition)
    .filter(({ code }) => code === 'schema')
    .map(({ pointer, text }) => [pointer, text.zh_cn]);
  expect(found).toEqual([
    ['/flow/nodes/0/settings/inputs/0/port', '“查询天气”的“请求的值 1 › 端口”：未填写，请在右侧设置中填写'],
    ['/flow/nodes/0/settings/inputs/1/in', expect.stringMatching(/^“查询天气”的“请求的值 2 › 位置”：/)],
    ['/flow/nodes/1/settings/message', '“失败”的“提示”：未填写，请在右侧设置中填写'],
  ]);
});
