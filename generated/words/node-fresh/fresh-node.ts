// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  labels: {
    now: { zh_cn: "当前时间", en: "Now" },
    today: { zh_cn: "今天", en: "Today" },
    random: { zh_cn: "随机整数", en: "Random integer" },
    uuid: { zh_cn: "UUID", en: "UUID" },
  },
  min: { zh_cn: "最小值", en: "Minimum" },
  max: { zh_cn: "最大值", en: "Maximum" },
  fresh: { zh_cn: "时间与随机数", en: "Time and random" },
  kind: { zh_cn: "取什么值", en: "Value" },
  kindHint: { zh_cn: "每次调用取新的值。时间为东八区；随机整数包含最小值和最大值；发布验证时使用虚拟的时钟和随机数。", en: "A new value for every call. Time is in UTC+8, and random integers include both ends. Publishing verifies with a simulated clock and fixed random values." },
  value: { zh_cn: "值", en: "Value" },
};
