// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  incomplete: { zh_cn: "密钥尚未填写完整，请保存后再测试", en: "Some of the keys are missing. Save them first, then test" },
};
