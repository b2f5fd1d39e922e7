// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "退回已停止的实例预留的次数和金额", en: "Give back what stopped instances had reserved" },
};
