// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  config: { zh_cn: "配置值", en: "Config value" },
  name: { zh_cn: "配置名称", en: "Name" },
  nameHint: { zh_cn: "“平台管理 → 配置”中的名称。", en: "A name from Platform → Configuration." },
  configEntry: { zh_cn: "配置值", en: "Configuration value" },
  value: { zh_cn: "值", en: "Value" },
};
