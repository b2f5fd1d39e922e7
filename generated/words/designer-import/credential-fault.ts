// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wantsValue: { zh_cn: "需要密钥或令牌（value），不是用户名和密码", en: "expects a key or token (value), not a user and password" },
  wantsPair: { zh_cn: "需要用户名和密码（user、password）", en: "expects a user and password" },
  line: { zh_cn: "不能含换行或控制字符", en: "line breaks and control characters cannot be sent" },
  header: { zh_cn: "放在请求头中，只能含英文字母、数字和符号", en: "a header may only contain Latin letters, digits and symbols" },
  colon: { zh_cn: "用户名不能含冒号", en: "a user must not contain a colon" },
};
