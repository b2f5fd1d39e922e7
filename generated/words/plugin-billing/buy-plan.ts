// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  closed: { zh_cn: "套餐“{name}”已停止出售", en: "The plan “{name}” is no longer sold" },
  paid: { zh_cn: "该套餐不是试用套餐，请购买", en: "This plan is no trial. Buy it" },
  trial: { zh_cn: "试用套餐请直接领取", en: "A trial is claimed, not bought" },
};
