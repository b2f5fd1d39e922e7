// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  headline: { zh_cn: "接入一个平台，调用全部接口", en: "One platform for every interface you call" },
  text: { zh_cn: "在线查阅文档、直接调试，创建应用即可获得密钥。", en: "Read the docs, try calls in the browser, and create an app to get your key." },
  begin: { zh_cn: "注册并创建应用", en: "Register and create an app" },
  readDocs: { zh_cn: "查看接口文档", en: "Read the docs" },
  console: { zh_cn: "进入控制台", en: "Open the console" },
  interfaces: { zh_cn: "个已发布接口", en: "published interfaces" },
  developers: { zh_cn: "位开发者", en: "developers" },
  calls: { zh_cn: "次调用（近 30 天）", en: "calls in 30 days" },
  steps: { zh_cn: "三步开始", en: "Begin in three steps" },
  signUp: { zh_cn: "注册账号", en: "Register" },
  signUpText: { zh_cn: "填写账号和密码，注册后自动登录。", en: "Choose an account name and a password. You are signed in right away." },
  app: { zh_cn: "创建应用", en: "Create an app" },
  appText: { zh_cn: "填写应用名称，立即获得 app_key 和 app_secret。", en: "Give it a name and get its app_key and app_secret at once." },
  call: { zh_cn: "调用接口", en: "Call interfaces" },
  callText: { zh_cn: "审核通过后，用密钥换取 access_token，即可调用已开放的接口。", en: "Once the app is approved, exchange its key for an access_token and call what is open to it." },
  agreement: { zh_cn: "用户协议", en: "Terms of use" },
};
