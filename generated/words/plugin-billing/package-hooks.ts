// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  own: { zh_cn: "不能给自己的账号发放或调整套餐，请由其他管理员操作", en: "Nobody issues or adjusts packages of their own account; ask another administrator" },
  covers: { zh_cn: "请选择适用的接口或产品", en: "Choose the interfaces or the product it is for" },
};
