// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  scheme: { zh_cn: "地址须以 http:// 或 https:// 开头", en: "The address must begin with http:// or https://" },
  redirects: { zh_cn: "重定向超过 {max} 次", en: "More than {max} redirects" },
  outboundTexts: {
    private: { zh_cn: "地址 {host} 指向内部网络，已拒绝", en: "The host {host} is in an internal network and is not allowed" },
    large: { zh_cn: "{host} 返回的内容超过 {size} MB", en: "The response of {host} is larger than {size} MB" },
    slow: { zh_cn: "{host} 未在 10 秒内返回", en: "{host} did not answer within 10 s" },
    unreachable: { zh_cn: "无法访问 {host}", en: "{host} cannot be reached" },
    coding: { zh_cn: "{host} 返回的压缩内容无法解开", en: "The compressed response of {host} cannot be decompressed" },
    busy: { zh_cn: "对 {host} 的并发调用过多", en: "Too many calls to {host} are running" },
    resting: { zh_cn: "{host} 连续无法访问，暂停数秒", en: "{host} could not be reached several times in a row. Calls are paused for a few seconds" },
    cancelled: { zh_cn: "调用已取消", en: "The call was cancelled" },
  },
};
