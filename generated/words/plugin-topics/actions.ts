// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  gone: { zh_cn: "这些推送的内容已过保留期，不能重发", en: "What these pushes said is no longer kept, so they cannot be sent again" },
  account: { zh_cn: "没有账号“{name}”", en: "There is no account “{name}”" },
};
