export interface DemoApp {
  /** Username of the demo account it belongs to. */
  owner: string;
  app_key: string;
  name: string;
  company?: string;
  apply_reason: string;
  limit_mode: 'limited' | 'unlimited';
  daily_limit: number;
  allowed_ips?: string;
  /** Transitions after it was added, with what they ask. */
  next: [verb: string, askValues?: Record<string, string>][];
}

/** One app in each state a reviewer meets. */
export const apps: DemoApp[] = [
  {
    owner: 'zhangwei',
    app_key: 'weatherdemo',
    name: '天气小助手',
    apply_reason: '个人项目：在小程序中展示天气与空气质量。',
    limit_mode: 'limited',
    daily_limit: 2_000,
    next: [['Pass']],
  },
  {
    owner: 'hengtong',
    app_key: 'hengtongerp',
    name: '恒通 ERP 对接',
    company: '恒通科技有限公司',
    apply_reason: 'ERP 系统每日同步商品与库存。',
    limit_mode: 'limited',
    daily_limit: 50_000,
    allowed_ips: '203.0.113.7,198.51.100.0/24',
    next: [['Pass']],
  },
  {
    owner: 'hengtong',
    app_key: 'hengtongmini',
    name: '恒通会员小程序',
    company: '恒通科技有限公司',
    apply_reason: '会员查询订单与物流。',
    limit_mode: 'limited',
    daily_limit: 10_000,
    next: [],
  },
  {
    owner: 'zhangwei',
    app_key: 'pricewatch',
    name: '比价监控',
    apply_reason: '抓取价格。',
    limit_mode: 'limited',
    daily_limit: 100_000,
    next: [['Reject', { reason: '申请理由过于简单，请说明数据用途与调用频率。' }]],
  },
  {
    owner: 'zhangwei',
    app_key: 'oldblog',
    name: '旧博客挂件',
    apply_reason: '博客侧边栏。',
    limit_mode: 'limited',
    daily_limit: 500,
    next: [['Pass'], ['Disable']],
  },
];
