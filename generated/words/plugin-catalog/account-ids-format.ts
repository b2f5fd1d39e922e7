// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "填写账号编号，用逗号分隔，例如 3,17", en: "must be IDs of accounts separated by commas, such as 3,17" },
};
