// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有启用名为 {service} 的数据库配置", en: "No enabled database named {service} is configured" },
};
