// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noJson: { zh_cn: "返回的不是 JSON", en: "The answer is not JSON" },
  elsewhere: { zh_cn: "该配置的令牌不能发送到这个地址", en: "The token of this configuration may not be sent to this address" },
};
