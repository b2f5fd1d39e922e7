// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "{username} 的沙箱应用", en: "Sandbox of {username}" },
};
