// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wantsValue: { zh_cn: "需要密钥或令牌（value），不是用户名和密码", en: "a key or token (value) is expected, not a user and password" },
  wantsPair: { zh_cn: "需要用户名和密码（user、password）", en: "a user and password are expected" },
  line: { zh_cn: "不能含换行或控制字符", en: "line breaks and control characters cannot be sent" },
  header: { zh_cn: "放在请求头中，只能含英文字母、数字和符号", en: "a header may only contain Latin letters, digits and symbols" },
  colon: { zh_cn: "用户名不能含冒号", en: "the user must not contain a colon" },
};
