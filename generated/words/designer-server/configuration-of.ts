// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  missing: { zh_cn: "保密配置 {name} 没有环境 {environment} 的值，不会使用生产环境的值；请在“配置”中填写，或选择其他环境", en: "The secret configuration {name} has no value in environment {environment}, and that of prod is not used instead. Enter one under Configuration, or choose another environment" },
};
