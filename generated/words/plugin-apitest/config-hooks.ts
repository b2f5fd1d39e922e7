// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  bound: { zh_cn: "令牌配置已绑定测试用例，不能删除", en: "the token configuration cannot be deleted while bound to test cases" },
  again: { zh_cn: "请重新填写：保存后它或用它取得的令牌将发送到另一处", en: "Enter the secret again: it, or the token it brings, would be sent elsewhere" },
};
