// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  address: { zh_cn: "尚未设置平台的公开地址（文档设置），智能体无法通过此域名授权", en: "The public address of the platform is not set (docs settings), so agents cannot be authorized under this name" },
};
