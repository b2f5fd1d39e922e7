// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  cut: { zh_cn: "无法重放：访问日志只保留了部分内容，或隐去了：{names}。可填入其余参数后手动运行", en: "Cannot be replayed: the access log shortened or masked {names}. Fill them in and run it manually" },
};
