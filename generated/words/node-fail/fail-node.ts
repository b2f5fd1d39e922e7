// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  fail: { zh_cn: "失败", en: "Fail" },
  ret: { zh_cn: "返回码 ret", en: "Return code ret" },
  retHint: { zh_cn: "400 到 9999", en: "400 to 9999" },
  message: { zh_cn: "提示", en: "Message" },
  messageEn: { zh_cn: "英文提示", en: "Message in English" },
  messageEnHint: { zh_cn: "留空时用上面的提示", en: "Left empty: the message above" },
  when: { zh_cn: "当", en: "When" },
};
