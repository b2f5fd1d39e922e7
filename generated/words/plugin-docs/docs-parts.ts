// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  link: { zh_cn: "接口文档", en: "Docs" },
  interfaces: { zh_cn: "接口", en: "Interfaces" },
  modules: { zh_cn: "接口模块", en: "Interfaces by module" },
  all: { zh_cn: "全部接口", en: "All interfaces" },
  count: { zh_cn: "{count} 个接口", en: "{count} interfaces" },
  docsOf: { zh_cn: "{site} 的接口文档：{count} 个接口的参数、返回字段、示例和在线调试。", en: "Docs of {site}: parameters, return fields, examples and try-it of {count} interfaces." },
  more: { zh_cn: "查看全部", en: "Show all" },
  locked: { zh_cn: "查看接口文档需要密码", en: "The docs need a password" },
  heading: { zh_cn: "三步接入 {site}", en: "Make your first call to {site} in three steps" },
  summary: { zh_cn: "所有接口使用同一个地址、同一种凭证和同一种返回格式。", en: "All interfaces share one endpoint, one way to authenticate and one response format." },
  app: { zh_cn: "1. 创建应用", en: "1. Create an app" },
  appText: { zh_cn: "注册开发者账号，创建应用并等待审核；沙箱应用无需审核。您会得到 app_key 和 app_secret；app_secret 只显示一次。", en: "Register as a developer, create an app and wait for approval; a sandbox app needs none. You get an app_key and an app_secret; the secret is shown only once." },
  token: { zh_cn: "2. 换取凭证", en: "2. Get an access token" },
  tokenText: { zh_cn: "用 app_key 和 app_secret 换取 access_token：返回中的 data.access_token，有效期至 data.expire_time。之后每次调用都在请求头 Authorization: Bearer 中携带；表单请求也可以放在字段 access_token 中。", en: "Exchange app_key and app_secret for an access token. The response has it in data.access_token; it is valid until data.expire_time. Send it with every call in the header Authorization: Bearer, or in the form field access_token." },
  call: { zh_cn: "3. 调用接口", en: "3. Call an interface" },
  callText: { zh_cn: "在下面选择接口：页面上有参数、返回字段、代码和在线调试。", en: "Choose an interface below: its page has parameters, return fields, code and a form to try it." },
};
