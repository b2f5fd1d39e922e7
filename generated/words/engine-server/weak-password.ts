// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  weak: { zh_cn: "密码太常见，容易被猜中：不能是常用密码、重复或连续的字符，也不能由账号名加数字组成；请用 6–20 个字符另设一个", en: "This password is too easy to guess: it must not be a common password, repeated or consecutive characters, or the account name with digits. Choose another of 6 to 20 characters" },
};
