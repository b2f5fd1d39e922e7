// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  whole: { zh_cn: "每个套餐：总次数 = 剩余 + 预留 + 已用，等于各次变动之和，预留等于各实例持有之和", en: "Of each package the calls are those left, reserved and used, the sum of its changes, and what is reserved is held by instances" },
  held: { zh_cn: "每个余额的冻结等于各实例持有之和", en: "What is held of each balance is held by instances" },
};
