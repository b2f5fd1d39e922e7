// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  one: { zh_cn: "ids、module 与 definition 只能传一个", en: "Send one of ids, module and definition" },
  none: { zh_cn: "没有这样的接口", en: "These interfaces do not exist" },
  many: { zh_cn: "涉及 {count} 个接口，一次最多 {max} 个；请选择模块或部分接口", en: "{count} interfaces selected; at most {max} are allowed at a time. Choose a module or fewer interfaces" },
  faulty: { zh_cn: "这些接口有错误，无法生成代码：{services}", en: "These interfaces have errors, so there is no code: {services}" },
};
