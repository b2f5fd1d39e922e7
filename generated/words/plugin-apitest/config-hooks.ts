// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  bound: { zh_cn: "令牌配置已绑定测试用例，不能删除", en: "the token configuration cannot be deleted while bound to test cases" },
  again: { zh_cn: "请重新填写：保存后它将发送到另一个地址", en: "Enter the secret again: it would be sent to another address" },
};
