// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  captcha: { zh_cn: "验证码错误或已过期，请注意区分大小写", en: "The captcha is wrong or has expired. It is case-sensitive" },
  captchaProof: { zh_cn: "验证码的计算验证（captcha_proof）缺失或不符：页面可能已过期，请刷新页面后重试", en: "The captcha's proof of work (captcha_proof) is missing or wrong. The page may be out of date. Reload it and try again" },
  captchaName: { zh_cn: "该账号近来多次登录失败，请使用为该账号获取的新验证码（username）", en: "Many recent sign-ins to this account failed. Use a new captcha requested for this account (username)" },
};
