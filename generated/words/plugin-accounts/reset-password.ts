// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  string: { zh_cn: "新密码", en: "New password" },
};
