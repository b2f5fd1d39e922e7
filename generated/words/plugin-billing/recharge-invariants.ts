// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  credited: { zh_cn: "每笔通过的充值恰好入账一次，金额一致", en: "Each passed recharge is credited exactly once, with the same amount" },
  reviewed: { zh_cn: "每次审核都有他人的审核记录，不是提交人，也不是充值账号本人", en: "Each review was recorded by somebody else than its submitter and its account" },
};
