// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为“次数/时间窗口+突发次数”，如 100/s、600/min+50、5000/10min；不限则为 unlimited", en: "must be calls per window and a burst, such as 100/s, 600/min+50 or 5000/10min, or unlimited" },
  note: { zh_cn: "次数/时间窗口+突发次数：600/min+50 表示每分钟 600 次，另可在十分钟内多调用 50 次；单位为 s、min、h、d", en: "calls per window and a burst: 600/min+50 is 600 calls a minute and 50 more within ten minutes; units are s, min, h and d" },
};
