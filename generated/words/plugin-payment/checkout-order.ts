// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "没有订单 {number}", en: "There is no order {number}" },
};
