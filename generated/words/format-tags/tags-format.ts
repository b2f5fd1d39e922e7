// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为英文逗号分隔的标签，不重复，每个最多 50 个字", en: "must be different tags separated by commas, each at most 50 characters" },
};
