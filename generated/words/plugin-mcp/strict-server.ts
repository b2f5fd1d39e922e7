// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  parameters: { zh_cn: "{method} 的参数不符合协议：{detail}", en: "The parameters of {method} are not those of the protocol: {detail}" },
};
