// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  balanced: { zh_cn: "每笔流水的两端相加为零", en: "The two sides of each entry sum to zero" },
  sums: { zh_cn: "余额等于其全部明细之和", en: "A balance is the sum of its postings" },
  chain: { zh_cn: "每个余额的变动前后首尾相接", en: "The postings of each balance follow on from one another" },
  notNegative: { zh_cn: "余额不为负，冻结不超过余额", en: "No balance is negative, and no more of it is held than there is" },
  shown: { zh_cn: "显示的累计充值、累计扣费和扣费次数等于明细之和", en: "The recharged, deducted and counted figures shown are the sums of postings" },
  once: { zh_cn: "每个业务键只入账一次", en: "Each business key is entered once" },
  unchanged: { zh_cn: "数据库拒绝修改或删除流水和明细（实际尝试后撤销）", en: "The database refuses to change or remove entries and postings (tried, and undone)" },
};
