// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  retries: { zh_cn: "重试次数", en: "Tries again" },
  retriesHint: { zh_cn: "0 到 5 次。只在暂时的失败后重试：数据库、外部系统或平台当时不可用（500 到 599、410）。", en: "0 to 5 times, when it failed for a passing reason: the database, another system or the platform was not able to (500 to 599, 410)." },
  wait: { zh_cn: "重试前等待（毫秒）", en: "Pause before that (ms)" },
  waitHint: { zh_cn: "之后每次加倍，最长 10 秒。", en: "Twice as long before each further time, at most 10 seconds." },
};
