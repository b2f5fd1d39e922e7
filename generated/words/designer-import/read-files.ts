// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  large: { zh_cn: "文档超过 64 MB", en: "The document is larger than 64 MB" },
  many: { zh_cn: "文件超过 {max} 个", en: "More than {max} files" },
  none: { zh_cn: "没有可导入的文件", en: "No file to import" },
  zip: { zh_cn: "zip 文件已损坏", en: "The zip file is damaged" },
  zipLarge: { zh_cn: "zip 解压后超过 64 MB", en: "The zip file contains more than 64 MB" },
  named: { zh_cn: "{name}：{text}", en: "{name}: {text}" },
};
