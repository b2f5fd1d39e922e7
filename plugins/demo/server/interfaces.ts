/** A node of a flow at a place on the canvas; edges read `node.port`. */
const node = (id: string, type: string, settings: Record<string, unknown>, x: number, y: number) => ({ id, type, settings, position: { x, y } });
const edge = (from: string, to: string) => {
  const end = (text: string) => {
    const [name, port] = text.split('.');
    return { node: name, port };
  };
  return { from: end(from), to: end(to) };
};
const common = {
  namespace: 'App',
  class: 'Tool',
  module: '工具',
  description: '',
  kind: 'common',
  verbs: ['POST'],
  example: null,
  visibility: 'controlled',
  rev: 0,
};

/** Two computed interfaces, small enough to be understood at a glance. */
export const definitions: Record<string, unknown>[] = [
  {
    ...common,
    method: 'Add',
    title: '两数相加',
    summary: '返回两个整数的和',
    parameters: [
      { name: 'a', type: 'integer', required: true, description: '第一个数', example: 1 },
      { name: 'b', type: 'integer', required: true, description: '第二个数', example: 2 },
    ],
    returns: [{ name: 'sum', type: 'integer', description: '两数之和' }],
    flow: {
      nodes: [
        node('a', 'parameter', { name: 'a' }, 0, 0),
        node('b', 'parameter', { name: 'b' }, 0, 120),
        node('add', 'operation', { operator: 'add' }, 320, 40),
        node('return', 'return', {}, 640, 40),
      ],
      edges: [edge('a.value', 'add.a'), edge('b.value', 'add.b'), edge('add.result', 'return.sum')],
    },
  },
  {
    ...common,
    method: 'Greet',
    title: '打招呼',
    summary: '按名字问好',
    parameters: [{ name: 'name', type: 'string', required: true, max: 50, description: '名字', example: '小明' }],
    returns: [{ name: 'greeting', type: 'string', description: '问候语' }],
    flow: {
      nodes: [
        node('hello', 'constant', { value: '你好，' }, 0, 0),
        node('name', 'parameter', { name: 'name' }, 0, 120),
        node('concat', 'operation', { operator: 'concat' }, 320, 40),
        node('return', 'return', {}, 640, 40),
      ],
      edges: [edge('hello.value', 'concat.a'), edge('name.value', 'concat.b'), edge('concat.result', 'return.greeting')],
    },
  },
];

/** A table of its own with five interfaces over it. */
export const goods = {
  table: 'shop_goods',
  namespace: 'Shop',
  class: 'Goods',
  title: '商品',
  columns: [
    { name: 'name', type: 'string', required: true, max: 100, description: '商品名' },
    { name: 'price', type: 'float', required: true, description: '价格（元）' },
    { name: 'stock', type: 'integer', default: 0, description: '库存' },
  ],
};

export const goodsRows = [
  { name: '龙井茶 250g', price: 128, stock: 320 },
  { name: '紫砂壶', price: 459.5, stock: 46 },
  { name: '竹制茶盘', price: 89, stock: 120 },
];
