// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  closed: { zh_cn: "暂未开放此类账号的注册", en: "Registration is closed for this type of account" },
  phone: { zh_cn: "请填写电话", en: "Enter a phone number" },
  email: { zh_cn: "请填写邮箱", en: "Enter an e-mail address" },
  agree: { zh_cn: "请阅读并同意用户协议", en: "Read the terms of use and agree to them" },
};
