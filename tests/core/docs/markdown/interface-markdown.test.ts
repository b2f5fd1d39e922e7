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
