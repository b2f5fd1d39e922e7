// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  aggregate: { zh_cn: "合并两个上游", en: "Combine two upstreams" },
  aggregateHint: { zh_cn: "同时查询客户和订单两个服务，合并返回。", en: "Calls two services, customers and orders, and returns both." },
  customer: { zh_cn: "查询客户", en: "Get the customer" },
  orders: { zh_cn: "查询订单", en: "Get the orders" },
  forward: { zh_cn: "转发并附加密钥", en: "Forward with a key" },
  forwardHint: { zh_cn: "请求上游服务，密钥取自配置。", en: "Calls another service with a key from the configuration." },
  key: { zh_cn: "上游密钥", en: "Upstream key" },
  keyNote: { zh_cn: "在“平台管理 → 配置”中新增 weather.key，并设为密文。", en: "Add weather.key under Platform → Configuration, as a secret." },
  cached: { zh_cn: "缓存上游结果", en: "Cached upstream" },
  cachedHint: { zh_cn: "十分钟内的相同请求直接返回缓存。", en: "Returns the same response from the cache for ten minutes." },
  webhook: { zh_cn: "接收 Webhook", en: "Receive a webhook" },
  webhookHint: { zh_cn: "校验签名，保存事件，重复的事件返回 409。", en: "Checks the signature and stores the event; a repeated one returns 409." },
  secret: { zh_cn: "签名密钥", en: "Signing secret" },
  secretNote: { zh_cn: "在“平台管理 → 配置”中新增 webhook.secret，并设为密文。", en: "Add webhook.secret under Platform → Configuration, as a secret." },
  upload: { zh_cn: "文件上传", en: "File upload" },
  uploadHint: { zh_cn: "接收不超过 2 MB 的文件，转存到文件服务。", en: "Accepts a file of up to 2 MB and passes it to a file service." },
};
