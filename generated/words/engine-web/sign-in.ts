// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  accountMissing: { zh_cn: "请输入账号", en: "Please enter your account" },
  captchaMissing: { zh_cn: "请输入验证码", en: "Please enter the captcha" },
  network: { zh_cn: "无法连接服务器，请检查网络后重试", en: "Cannot reach the server; check the network and try again" },
  tryAgain: { zh_cn: "登录失败，请重试", en: "Sign-in failed; try again" },
  requestId: { zh_cn: "请求编号", en: "Request ID" },
};
