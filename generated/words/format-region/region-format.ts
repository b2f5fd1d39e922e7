// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为以省级行政区开头的地区，各级用 / 分隔，如 广东省/深圳市/南山区", en: "must be a region of China, its levels separated by slashes, such as 广东省/深圳市/南山区" },
};
