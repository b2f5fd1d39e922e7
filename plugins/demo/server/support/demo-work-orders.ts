interface DemoReply {
  /** Left out: by the one who asked. */
  by?: 'staff' | 'note';
  /** Hours after the question. */
  after: number;
  content: string;
}

export interface DemoWorkOrder {
  owner: string;
  /** Days ago. */
  age: number;
  title: string;
  kind: 'technical' | 'billing' | 'account' | 'suggestion' | 'other';
  content: string;
  replies: DemoReply[];
  /** Left out: as the replies leave it. */
  next?: 'closed' | { resolution: string };
}

export const templates: [title: string, content: string][] = [
  ['已收到', '您好，问题已收到，我们正在核实，预计两小时内回复您。'],
  ['请提供请求编号', '请提供出现问题的请求编号（响应头 X-Request-Id）和大致时间，便于我们查询日志。'],
  ['已解决，请确认', '问题已经处理完成，请您验证。如仍有异常，直接在本工单回复即可。'],
];

/** Work orders in each state, with what both sides wrote. */
export const workOrders: DemoWorkOrder[] = [
  {
    owner: 'hengtong',
    age: 8,
    title: '商品详情接口下午持续返回 502',
    kind: 'technical',
    content: '今天 14 点起 Shop.Goods.Get 大量返回 502，ERP 同步任务失败，请尽快查看。',
    replies: [
      { by: 'staff', after: 0.3, content: '您好，问题已收到，我们正在核实，预计两小时内回复您。' },
      { by: 'note', after: 0.5, content: '上游商品库 14:02 起连接数用满，已请平台组扩容。' },
      { after: 1.2, content: '目前仍有约三成请求失败，请求编号 demo-1。' },
      { by: 'staff', after: 2.6, content: '商品库已扩容，16:40 起调用全部成功，失败的请求不计费。' },
      { after: 3.1, content: '确认恢复，谢谢。' },
    ],
    next: { resolution: '上游商品库连接数用满，扩容后恢复；失败的请求未扣次数。' },
  },
  {
    owner: 'zhangwei',
    age: 16,
    title: '如何在小程序里安全保存 app_secret',
    kind: 'technical',
    content: '小程序前端可以直接保存 app_secret 吗？担心被反编译。',
    replies: [
      { by: 'staff', after: 1.4, content: '请不要放在前端。建议由您的服务器换取 access_token，再转发给小程序；也可以只为该域名开启 CORS 并使用短期凭证。' },
      { after: 2, content: '明白了，谢谢。' },
    ],
    next: 'closed',
  },
  {
    owner: 'hengtong',
    age: 2.1,
    title: '第三季度发票抬头变更',
    kind: 'billing',
    content: '公司名称已变更为恒通科技集团有限公司，第三季度发票请使用新抬头。',
    replies: [
      { by: 'staff', after: 3, content: '好的，请补充新抬头的税号和开户行，我们一并更新。' },
      { after: 5.5, content: '税号 91110000MA00000001，开户行稍后补充。' },
    ],
  },
  {
    owner: 'zhangwei',
    age: 0.2,
    title: '访问日志能否按请求编号导出',
    kind: 'suggestion',
    content: '对账时需要逐条核对，希望访问日志支持按请求编号批量导出。',
    replies: [],
  },
  {
    owner: 'hengtong',
    age: 0.05,
    title: '申请提高商品列表接口的调用频率',
    kind: 'account',
    content: '双十一期间预计每分钟调用 300 次，请协助调整 恒通 ERP 对接 的频率上限。',
    replies: [],
  },
];
