// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "地址中不存在参数 {name}，可用：product、module、tools、output_schema", en: "Unknown URL parameter {name}. Allowed: product, module, tools and output_schema" },
  value: { zh_cn: "地址中的参数 {name} 只能是：{allowed}", en: "The URL parameter {name} must be one of: {allowed}" },
};
