// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  link: { zh_cn: "接口文档", en: "Docs" },
  interfaces: { zh_cn: "接口", en: "Interfaces" },
  modules: { zh_cn: "接口模块", en: "Interfaces by module" },
  all: { zh_cn: "全部接口", en: "All interfaces" },
  count: { zh_cn: "{count} 个接口", en: "{count} interfaces" },
  docsOf: { zh_cn: "{site} 的接口文档：{count} 个接口的参数、返回字段、示例和在线调试。", en: "Docs of {site}: parameters, return fields, examples and try-it of {count} interfaces." },
  more: { zh_cn: "查看全部", en: "Show all" },
  locked: { zh_cn: "查看接口文档需要密码", en: "The docs need a password" },
};
