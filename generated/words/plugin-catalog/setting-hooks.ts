// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  openPlatform: { zh_cn: "App 命名空间的接口属于开放平台，只能设为需授权或隐藏", en: "Interfaces in the namespace App belong to the open platform and can only require a permission or be hidden" },
};
