// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  passed: {
    title: { zh_cn: "应用审核通过", en: "App approved" },
    description: { zh_cn: "账号的应用通过审核，可以调用接口了。", en: "An app of the account has been approved and can call interfaces." },
  },
  rejected: {
    title: { zh_cn: "应用审核未通过", en: "App rejected" },
    description: { zh_cn: "账号的应用未通过审核；reason 为拒绝理由。", en: "An app of the account has been rejected; reason says why." },
  },
  disabled: {
    title: { zh_cn: "应用已停用", en: "App disabled" },
    description: { zh_cn: "账号的应用被停用，不能再调用接口。", en: "An app of the account has been disabled and can no longer call interfaces." },
  },
  enabled: {
    title: { zh_cn: "应用已启用", en: "App enabled" },
    description: { zh_cn: "账号的应用重新启用。", en: "An app of the account has been enabled again." },
  },
};
