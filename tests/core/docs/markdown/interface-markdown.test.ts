import { expect, it } from 'vitest';
import { interfaceMarkdown } from '../../../../engine/core/docs/markdown/interface-markdown.ts';
import type { DocInterface } from '../../../../plugins/docs/shared/catalog.ts';

const order: DocInterface = {
  service: 'Shop.Order.Create',
  title: '创建订单 <b>|',
  summary: '提交购物车',
  module: '商城',
  description: '下单前请先**登录**。<script>alert(1)</script>',
  verbs: ['POST'],
  visibility: 'controlled',
  isGranted: false,
  parameters: [
    { name: 'buyer', type: 'string', required: true, min: 2, max: 20, title: '买家', description: '姓名 | 昵称', example: '小明' },
    { name: 'pay', type: 'string', enum: ['card', 'cash'], default: 'card' },
    {
      name: 'lines',
      type: 'array',
      required: true,
      min: 1,
      max: 50,
      items: { type: 'object', properties: [{ name: 'sku', type: 'string', required: true, pattern: '^(A|B)\\d+$' }] },
    },
  ],
  returns: [
    { name: 'id', type: 'integer', description: '订单号' },
    { name: 'lines[].sku', type: 'string' },
  ],
  example: { id: 7, lines: [{ sku: 'A1' }] },
  failures: [{ ret: 460, message: '库存不足' }],
  versions: [],
};

it('is a page that reads well and means what it says', () => {
  expect(interfaceMarkdown(order, { language: 'zh_cn', origin: 'https://open.example.com' })).toMatchSnapshot();
});

it('speaks English, below a heading of a larger document, without what that says once', () => {
  expect(interfaceMarkdown(order, { language: 'en', origin: '', level: 2, standsAlone: false })).toMatchSnapshot();
});

it('tells of what the other side refuses, of headers, named examples and what is no longer recommended', () => {
  const proxied: DocInterface = {
    ...order,
    deprecated: true,
    operation: 'POST /orders',
    parameters: [{ name: 'weight', type: 'float', min: 0, exclusiveMin: true, max: 9, nullable: true, deprecated: true, documentedDefault: 1 }],
    returns: [{ name: 'state', type: 'string', enum: ['new'], nullable: true, optional: true, format: 'word' }],
    headers: [{ name: 'x-rate-limit', type: 'integer', description: '剩余' }],
    upstreamErrors: [{ status: '404', description: '没有 | 了', returns: [{ name: 'code', type: 'string' }], example: { code: 'gone' } }],
    examples: [{ name: '轻的', summary: '很轻', parameters: { weight: 0.5 }, data: { state: null } }],
  };
  const text = interfaceMarkdown(proxied, { language: 'zh_cn', origin: 'https://open.example.com', standsAlone: false });
  for (const line of [
    '**已弃用**',
    '- 对应操作：`POST /orders`',
    '| `weight` | float |  |  | 可为 null；已弃用；范围：> 0, ≤ 9；对方默认：`1` |',
    '| `state` | string (word) | 可为 null；可能没有；可选值：`new` |',
    '| `x-rate-limit` | integer | 剩余 |',
    '- `404` 没有 \\| 了',
    '| `code` | string |  |',
    '  "code": "gone"',
    '## 示例 轻的',
    '  "weight": 0.5',
    '    "state": null',
  ])
    expect(text.split('\n')).toContain(line);
});

it('says of a file that it is one, and of which media type, in place of fields and example', () => {
  const file: DocInterface = { ...order, returns: [], media: ['image/png', 'application/pdf'], example: 'string' };
  const text = interfaceMarkdown(file, { language: 'en', origin: '', standsAlone: false });
  expect(text).toContain('A successful call returns the file or event stream itself, as `image/png`, `application/pdf`.');
  expect(text).not.toMatch(/No return fields|Response example|"data": "string"/);
});
