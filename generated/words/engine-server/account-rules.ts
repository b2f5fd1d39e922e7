// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  username: { zh_cn: "账号须为 2–30 个字母、数字、下划线或汉字", en: "Use 2 to 30 letters, digits, underscores or Chinese characters for the account" },
  different: { zh_cn: "两次输入的密码不一致", en: "Two Passwords Are Different" },
  taken: { zh_cn: "账号 {username} 已存在", en: "The account {username} already exists" },
};
