// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  list: { zh_cn: "循环需要列表", en: "A loop needs a list" },
  loop: { zh_cn: "循环不能超过 {max} 次", en: "A loop may run at most {max} times" },
  call: { zh_cn: "一次调用中的循环合计不能超过 {max} 次", en: "The loops of one call may run at most {max} times in total" },
};
