interface DemoProduct {
  name: string;
  sku: string;
  category: 'office' | 'kitchen' | 'outdoor';
  /** Fen. */
  price: number;
  stock: number;
  discount: number;
  color: string;
  tags: string;
  /** Transitions after it was added. */
  next: ('Sell' | 'Finish')[];
}

/** Departments by name: head, posts, and the department they are part of, which stands before them. */
export const departments: [name: string, leader: string, people: number, above?: string][] = [
  ['云门科技', '周远', 3],
  ['研发中心', '李明', 4, '云门科技'],
  ['平台组', '陈雨', 12, '研发中心'],
  ['接口组', '何静', 9, '研发中心'],
  ['质量组', '孙浩', 6, '研发中心'],
  ['运营中心', '王芳', 3, '云门科技'],
  ['客户成功', '赵琳', 8, '运营中心'],
  ['内容组', '郭凯', 5, '运营中心'],
  ['财务部', '刘洋', 4, '云门科技'],
];

/** Goods in the table of the components. */
export const products: DemoProduct[] = [
  { name: '静音机械键盘', sku: 'OF-0001', category: 'office', price: 39_900, stock: 128, discount: 5, color: '#2F5BD7', tags: '新品,办公', next: ['Sell'] },
  { name: '升降桌 1.6 米', sku: 'OF-0002', category: 'office', price: 189_900, stock: 14, discount: 0, color: '#8A6100', tags: '大件', next: ['Sell'] },
  {
    name: '人体工学椅',
    sku: 'OF-0003',
    category: 'office',
    price: 129_900,
    stock: 0,
    discount: 12.5,
    color: '#1B2330',
    tags: '大件',
    next: ['Sell', 'Finish'],
  },
  { name: '手冲咖啡壶', sku: 'KT-0001', category: 'kitchen', price: 16_800, stock: 342, discount: 0, color: '#B3541E', tags: '热卖', next: ['Sell'] },
  { name: '铸铁炖锅', sku: 'KT-0002', category: 'kitchen', price: 45_900, stock: 57, discount: 8, color: '#C62A2F', tags: '热卖,礼品', next: ['Sell'] },
  { name: '双人帐篷', sku: 'OD-0001', category: 'outdoor', price: 69_900, stock: 23, discount: 20, color: '#18794E', tags: '露营', next: ['Sell'] },
  {
    name: '钛合金水杯',
    sku: 'OD-0002',
    category: 'outdoor',
    price: 25_900,
    stock: 0,
    discount: 0,
    color: '#566072',
    tags: '露营,礼品',
    next: ['Sell', 'Finish'],
  },
  { name: '太阳能充电板', sku: 'OD-0003', category: 'outdoor', price: 52_900, stock: 40, discount: 0, color: '#0B6BCB', tags: '新品', next: [] },
];
