// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  json: { zh_cn: "请求内容须为 JSON", en: "The body must be JSON" },
  ended: { zh_cn: "授权请求不存在或已过期，请在智能体中重新连接", en: "The request for access does not exist or has expired; connect again from the agent" },
  app: { zh_cn: "请选择您自己的、可以调用的应用", en: "Choose an app of your own that may call" },
  simulated: { zh_cn: "模拟登录时不能授权智能体", en: "An agent cannot be connected under a simulated login" },
};
