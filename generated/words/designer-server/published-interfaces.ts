// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  table: { zh_cn: "数据表 {table} 不属于任何数据接口", en: "The table {table} does not belong to a data interface" },
  notPublished: { zh_cn: "接口尚未发布", en: "The interface is not published" },
  noBundle: { zh_cn: "该接口没有这个版本", en: "The interface has no such version" },
  taken: { zh_cn: "服务 {service} 已存在", en: "The service {service} already exists" },
};
