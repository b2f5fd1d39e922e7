// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为用逗号分隔的编号，例如 3,17", en: "must be IDs of accounts separated by commas, such as 3,17" },
};
