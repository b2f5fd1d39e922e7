// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noJson: { zh_cn: "返回的不是 JSON", en: "The answer is not JSON" },
  noConfig: { zh_cn: "用例没有选择令牌配置，调用时未带 access_token；请在用例中选择", en: "The case was called without an access_token, as it names no token configuration. Choose one in the case" },
  elsewhere: { zh_cn: "该配置的令牌不能发送到这个地址", en: "The token of this configuration may not be sent to this address" },
};
