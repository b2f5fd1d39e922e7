// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  adminPassword: { zh_cn: "PORTICO_ADMIN_PASSWORD：{text}", en: "PORTICO_ADMIN_PASSWORD: {text}" },
};
