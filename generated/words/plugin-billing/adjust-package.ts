// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "请填写要增减的次数或天数", en: "Say how many calls or days more or fewer" },
  tooFew: { zh_cn: "减少的次数超过了剩余次数；正在预留给调用的次数几秒后退回，可稍后再试", en: "That is more than what is left. Calls that are reserved come back within seconds: try again then" },
};
