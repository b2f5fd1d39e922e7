// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  late: { zh_cn: "该页面的数据未能及时返回，请稍后重试。", en: "The rows of this page took too long to load. Try again in a moment." },
};
