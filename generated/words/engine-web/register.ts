// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  accountWrong: { zh_cn: "账号须为 2–30 个字母、数字、下划线或汉字", en: "The account must have 2 to 30 letters, digits, underscores or Chinese characters" },
  nameTooLong: { zh_cn: "姓名须少于 20 个字符", en: "The name must have fewer than 20 characters" },
  phoneWrong: { zh_cn: "手机号码格式错误", en: "wrong telephone number" },
  emailWrong: { zh_cn: "邮箱格式错误", en: "wrong email" },
};
