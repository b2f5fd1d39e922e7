export interface DemoArticle {
  title: string;
  keywords: string;
  abstract: string;
  content: string;
  author: string;
  view_permission: 'tourist' | 'member' | 'programmer';
  /** Days before today. */
  age: number;
  topping?: boolean;
  sort?: number;
  /** Transition after it was added. */
  next?: 'Hide' | 'TakeDown';
}

const paragraph = (text: string) => `<p>${text}</p>`;
const code = (text: string) => `<pre><code>${text}</code></pre>`;

export const articles: DemoArticle[] = [
  {
    title: '五分钟完成第一次接口调用',
    keywords: '快速开始,app_key,access_token',
    abstract: '注册开发者账号、创建应用、申请接口权限，然后用一条 curl 命令得到结果。',
    content: [
      '<h2>准备</h2>',
      paragraph('创建应用并通过审核后，您会得到 app_key 和 app_secret。app_secret 只显示一次，请妥善保存。'),
      '<h2>换取凭证</h2>',
      code('curl -d s=App.Auth.ApplyToken -d app_key=… -d app_secret=… https://您的域名/api/'),
      paragraph('凭证默认 30 天有效，可随时撤销。'),
    ].join(''),
    author: '平台运营组',
    view_permission: 'tourist',
    age: 3,
    topping: true,
    sort: 100,
  },
  {
    title: '用 HMAC-SHA256 为请求签名',
    keywords: '签名,安全,HMAC',
    abstract: '不想保存凭证？用 app_secret 对服务名、参数、时间戳和随机串签名，重放的请求会被拒绝。',
    content: [
      paragraph('签名覆盖服务名与全部参数。时间戳允许五分钟误差，同一个随机串只能使用一次。'),
      code('sign = HMAC_SHA256(app_secret, 服务名 + "\\n" + 按名称排序的 name=value)'),
    ].join(''),
    author: '李工',
    view_permission: 'programmer',
    age: 6,
    sort: 90,
  },
  {
    title: '错误码一览：看到 ret 就知道怎么办',
    keywords: '错误码,ret,排查',
    abstract: '200 之外的每个 ret 都说明了哪里不对、允许什么、下一步做什么。',
    content: paragraph('400 参数有误时，data.errors 会一次列出所有字段；406 请重新获取凭证；410 请降低频率；415 请购买流量包或充值。'),
    author: '平台运营组',
    view_permission: 'tourist',
    age: 9,
    sort: 80,
  },
  {
    title: '流量包与余额的扣减顺序',
    keywords: '计费,流量包,余额',
    abstract: '付费流量包先到期的先扣，其次是试用包，最后按单价扣减余额；我们的故障不计费。',
    content: paragraph('每次调用都会在访问日志中记下扣减方式，可以按应用与日期核对。'),
    author: '王会计',
    view_permission: 'member',
    age: 14,
    sort: 60,
  },
  {
    title: '国庆期间客服值班安排',
    keywords: '公告,客服',
    abstract: '10 月 1 日至 7 日工单由值班同事处理，一般问题四小时内回复，接口故障随时响应。',
    content: paragraph('紧急故障请在工单标题注明“故障”，值班同事会立即收到通知。'),
    author: '客服中心',
    view_permission: 'tourist',
    age: 52,
    next: 'Hide',
  },
  {
    title: '把数据库表发布为五个接口',
    keywords: '数据接口,CRUD,数据库',
    abstract: '选择或新建一张表，列表、查看、新增、修改、删除五个接口一次发布，参数类型由列决定。',
    content: paragraph('表需要自增主键 id；表名不能以下划线加数字结尾，因为那会与分表后缀混淆。'),
    author: '李工',
    view_permission: 'programmer',
    age: 20,
    sort: 50,
  },
  {
    title: '导入 Swagger 文档时发生了什么',
    keywords: '导入,Swagger,OpenAPI',
    abstract: '坏掉的操作不会影响其他操作；每一处没有对应的内容都会列出它在文档中的位置。',
    content: paragraph('导入前可以逐个接口查看差异，并选择合并、替换、跳过或保留两者。'),
    author: '陈设计',
    view_permission: 'programmer',
    age: 27,
    sort: 40,
  },
  {
    title: 'IP 白名单怎么写',
    keywords: '安全,白名单,IP',
    abstract: '支持 IPv4、IPv6 与网段，用英文逗号分隔；留空表示不限制来源。',
    content: paragraph('例如 203.0.113.7,198.51.100.0/24。修改后立即生效。'),
    author: '李工',
    view_permission: 'member',
    age: 33,
  },
  {
    title: '九月版本更新：更快的列表与批量审核',
    keywords: '更新日志,版本',
    abstract: '百万行列表翻到最后一页与第一页一样快；应用审核支持批量处理与理由模板。',
    content: paragraph('感谢每一位提出建议的开发者。'),
    author: '产品组',
    view_permission: 'tourist',
    age: 60,
  },
  {
    title: '旧版 MD5 签名下线通知',
    keywords: '公告,签名,下线',
    abstract: '旧签名方式默认关闭，仅对明确申请的应用保留。',
    content: paragraph('请尽快改用 HMAC-SHA256。'),
    author: '平台运营组',
    view_permission: 'programmer',
    age: 75,
    next: 'TakeDown',
  },
  {
    title: '轮换密钥而不中断服务',
    keywords: '密钥,轮换,安全',
    abstract: '新旧两个密钥可以同时有效一段时间，您可以从容地更新所有服务器。',
    content: paragraph('可选宽限期：立即、1 小时、24 小时、7 天。'),
    author: '李工',
    view_permission: 'programmer',
    age: 41,
    sort: 30,
  },
  {
    title: '企业开发者认证材料说明',
    keywords: '认证,企业',
    abstract: '需要营业执照、联系人与用途说明，一般一个工作日内审核完成。',
    content: paragraph('如信息有变更，请提交工单。'),
    author: '客服中心',
    view_permission: 'tourist',
    age: 88,
  },
];

export const configurations: [name: string, value: string, description: string][] = [
  ['sms.signature', '云门科技', '短信签名'],
  ['sms.daily_limit', '5', '同一号码每日短信条数'],
  ['upload.image_max_mb', '2', '图片大小上限（MB）'],
  ['invoice.title', '云门科技有限公司', '发票抬头'],
  ['invoice.tax_no', '91110000MA00000000', '税号'],
  ['support.phone', '400-000-0000', '客服电话'],
  ['feature.new_portal', 'true', '启用新版门户'],
];
