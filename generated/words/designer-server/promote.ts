// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "配置 {name} 没有环境 {environment} 自己的值，无法推进", en: "Configuration {name} has no value of its own in {environment} to promote" },
};
