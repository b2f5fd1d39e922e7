const services = ['Shop.Goods.Get', 'Shop.Goods.GetList'];

export interface DemoPlan {
  name: string;
  kind: 'paid' | 'trial';
  flow: number;
  /** Fen. */
  price: number;
  valid_days: number;
  services: string[];
  description: string;
  sort: number;
  next?: 'Close';
}

export type PlanName = 'trial' | 'month' | 'small' | 'large' | 'former';

/** Plans over the interfaces of goods: what newcomers call first stays free. */
export const plans: Record<PlanName, DemoPlan> = {
  trial: {
    ...{ name: '商品数据体验包', kind: 'trial', flow: 100, price: 0, valid_days: 30, services, sort: 40 },
    description: '<p>每个账号可免费领取一次，用于联调商品列表与商品详情。</p>',
  },
  month: {
    ...{ name: '商品数据月包', kind: 'paid', flow: 5_000, price: 5_900, valid_days: 30, services, sort: 30 },
    description: '<p>按月购买，适合流量不大的小程序与个人项目。</p>',
  },
  small: {
    ...{ name: '商品数据 1 万次', kind: 'paid', flow: 10_000, price: 9_900, valid_days: 365, services, sort: 20 },
    description: '<p>商品列表与商品详情共用次数，一年内有效，只计成功的调用。</p>',
  },
  large: {
    ...{ name: '商品数据 10 万次', kind: 'paid', flow: 100_000, price: 79_900, valid_days: 365, services, sort: 10 },
    description: '<p>企业常用，单价约 0.8 分，一年内有效，只计成功的调用。</p>',
  },
  former: {
    ...{ name: '商品数据 2 万次（2025 版）', kind: 'paid', flow: 20_000, price: 21_900, valid_days: 365, services, sort: 0, next: 'Close' },
    description: '<p>旧版套餐，已停止销售；已购买的流量包仍可使用到期满。</p>',
  },
};

interface DemoRecharge {
  owner: string;
  /** Days ago. */
  age: number;
  cents: number;
  reason: string;
  /** Left out: still waiting. */
  decided?: 'passed' | { declined: string };
}

/** Applications in each state. */
export const recharges: DemoRecharge[] = [
  { owner: 'zhangwei', age: 33, cents: 30_000, reason: '小程序上线前充值，用于购买商品数据套餐。', decided: 'passed' },
  { owner: 'hengtong', age: 29, cents: 200_000, reason: '第三季度接口服务费，对公转账尾号 6021。', decided: 'passed' },
  { owner: 'hengtong', age: 6, cents: 500_000, reason: '预存。', decided: { declined: '未查询到该笔转账，请补充付款凭证后重新提交。' } },
  { owner: 'zhangwei', age: 1.2, cents: 20_000, reason: '续费商品数据套餐。' },
  { owner: 'hengtong', age: 0.3, cents: 300_000, reason: '第四季度接口服务费，对公转账尾号 7714。' },
];

interface DemoOrder {
  owner: string;
  age: number;
  plan: PlanName;
  quantity?: number;
  /** Left out: unpaid. */
  next?: 'balance' | 'cash' | 'closed' | { refund: number; reason: string; age: number };
  /** Calls of its package that were used. */
  used?: number;
}

/** Orders in each state, and what became of their packages. */
export const orders: DemoOrder[] = [
  { owner: 'zhangwei', age: 32, plan: 'month', next: 'balance', used: 3_806 },
  { owner: 'hengtong', age: 28, plan: 'small', next: 'balance', used: 10_000 },
  { owner: 'zhangwei', age: 20, plan: 'small', next: 'balance', used: 412 },
  { owner: 'hengtong', age: 18, plan: 'large', next: 'balance', used: 17_540 },
  { owner: 'hengtong', age: 15, plan: 'month', next: 'closed' },
  { owner: 'hengtong', age: 12, plan: 'small', next: { refund: 9_900, reason: '重复购买，客户申请退回。', age: 11 } },
  { owner: 'hengtong', age: 4, plan: 'small', quantity: 2, next: 'cash' },
  { owner: 'zhangwei', age: 2, plan: 'small' },
  { owner: 'hengtong', age: 0.2, plan: 'large' },
];
