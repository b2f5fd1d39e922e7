// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  captcha: { zh_cn: "验证码错误或已过期，请注意区分大小写", en: "The captcha is wrong or has expired; upper and lower case differ" },
  captchaProof: { zh_cn: "验证码的计算验证（captcha_proof）缺失或不符：页面可能已过期，请刷新页面后重试", en: "The proof of work of the captcha (captcha_proof) is missing or wrong: the page may be out of date; reload it and try again" },
  captchaName: { zh_cn: "该账号近来多次登录失败，请使用为该账号获取的新验证码（username）", en: "Many sign-ins to this account failed lately: answer a new captcha that was asked for with this account (username)" },
};
