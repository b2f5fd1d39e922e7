// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  large: { zh_cn: "{name} 超过 64 MB", en: "{name} is larger than 64 MB" },
  together: { zh_cn: "文件合计超过 64 MB", en: "The files together are larger than 64 MB" },
  status: { zh_cn: "该地址返回状态 {status}", en: "The URL responds with status {status}" },
};
