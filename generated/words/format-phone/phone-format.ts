// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为 11 位手机号、带区号的座机号或 + 开头的国际号码", en: "must be an 11-digit mobile number, a landline with area code or an international number with +" },
  wrong: { zh_cn: "手机号码格式错误，须为 11 位手机号、带区号的座机号或 + 开头的国际号码", en: "wrong telephone number; use an 11-digit mobile number, a landline with area code or an international number with +" },
};
