// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "地址中不存在参数 {name}，可用：product、module、tools、output_schema", en: "The address knows no parameter {name}; it takes product, module, tools and output_schema" },
  value: { zh_cn: "地址中的参数 {name} 只能是：{allowed}", en: "The parameter {name} of the address must be one of: {allowed}" },
};
