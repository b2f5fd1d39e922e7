// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  json: { zh_cn: "不是有效的 JSON", en: "This is not valid JSON" },
  schema: { zh_cn: "不是可用的 JSON Schema：{fault}", en: "This is not a JSON Schema that can be used: {fault}" },
  elsewhere: { zh_cn: "该配置的令牌不能发送到这个地址；请在令牌配置中添加该地址，或选择其他配置", en: "The token of this configuration may not be sent to this address. Add the address to the configuration or choose another one" },
  many: { zh_cn: "一个接口最多 {most} 个测试用例", en: "An interface can have at most {most} test cases" },
  secrets: { zh_cn: "用例中有保密参数，不能改为发送到另一个地址；请新建用例", en: "The case holds secret parameters, which may not be sent to another address. Make a new case for it" },
};
