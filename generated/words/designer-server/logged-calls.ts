// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "访问日志 {id} 不存在，或不是由接口响应的", en: "There is no entry {id} in the access log, or no interface handled it" },
};
