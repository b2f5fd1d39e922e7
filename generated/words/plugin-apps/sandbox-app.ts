// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "{username} 的沙箱应用", en: "Sandbox of {username}" },
  reviewed: { zh_cn: "平台要求审核沙箱应用，请创建应用", en: "Sandbox apps need a review on this platform. Create an app instead" },
  exists: { zh_cn: "您已有沙箱应用，可在我的应用中重置密钥", en: "You have a sandbox app already. Its secret can be reset in the list of your apps" },
};
