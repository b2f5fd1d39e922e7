// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  fail: { zh_cn: "失败", en: "Fail" },
  notSignedIn: { zh_cn: "失败：登录 401", en: "Fail: log-in 401" },
  forbidden: { zh_cn: "失败：无权限 403", en: "Fail: forbidden 403" },
  notFound: { zh_cn: "失败：不存在 404", en: "Fail: not found 404" },
  conflict: { zh_cn: "失败：重复 409", en: "Fail: duplicate 409" },
  ret: { zh_cn: "错误码（ret）", en: "Error code (ret)" },
  retHint: { zh_cn: "400 到 9999。", en: "400 to 9999." },
  message: { zh_cn: "提示", en: "Message" },
  messageEn: { zh_cn: "英文提示", en: "English message" },
  messageEnHint: { zh_cn: "留空时使用上面的提示。", en: "If left empty, the message above is used." },
  when: { zh_cn: "当", en: "When" },
};
