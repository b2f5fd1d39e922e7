// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  retries: { zh_cn: "重试次数", en: "Retries" },
  retriesHint: { zh_cn: "只在对方暂时无法应答时重试（ret 为 500–599 或 410）。", en: "Only when the upstream is temporarily unavailable (ret 500–599 or 410)." },
  wait: { zh_cn: "重试前等待（毫秒）", en: "Wait before retrying (ms)" },
  waitHint: { zh_cn: "每多试一次，等待时间加倍。", en: "Doubles with each further retry." },
  catch: { zh_cn: "失败后继续", en: "Continue after a failure" },
  catchHint: { zh_cn: "失败不再结束调用，而是由端口 failed、ret、message 给出。", en: "A failure does not end the call; use the ports failed, ret and message." },
  failed: { zh_cn: "是否失败", en: "Failed" },
  ret: { zh_cn: "错误码", en: "Code" },
  message: { zh_cn: "提示", en: "Message" },
  twice: { zh_cn: "重试可能使对方重复执行", en: "A retry may make the upstream do it twice" },
};
