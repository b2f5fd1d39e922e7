// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  broken: { zh_cn: "调用函数 {service}：{reason}", en: "Call of the function {service}: {reason}" },
};
