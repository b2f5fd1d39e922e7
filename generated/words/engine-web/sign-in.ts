// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  accountMissing: { zh_cn: "请输入账号", en: "Please enter your account" },
  passwordMissing: { zh_cn: "请输入密码", en: "Please enter your password" },
  captchaMissing: { zh_cn: "请输入验证码", en: "Please enter the captcha" },
  accountWrong: { zh_cn: "账号须为 2–30 个字母、数字、下划线或汉字", en: "The account must have 2 to 30 letters, digits, underscores or Chinese characters" },
  nameTooLong: { zh_cn: "姓名须少于 20 个字符", en: "The name must have fewer than 20 characters" },
  phoneWrong: { zh_cn: "手机号码格式错误", en: "wrong telephone number" },
  emailWrong: { zh_cn: "邮箱格式错误", en: "wrong email" },
  passwordLength: { zh_cn: "密码长度须为 6–20 个字符", en: "Password Length must be between 6-20" },
  passwordSpaces: { zh_cn: "密码不能含空格", en: "The password must not contain spaces" },
  passwordsDiffer: { zh_cn: "两次输入的密码不一致", en: "Two Passwords Are Different" },
  network: { zh_cn: "无法连接服务器，请检查网络后重试", en: "Cannot reach the server; check the network and try again" },
  tryAgain: { zh_cn: "登录失败，请重试", en: "Sign-in failed; try again" },
  logInAgain: { zh_cn: "请重新登录", en: "Please sign in again" },
  requestId: { zh_cn: "请求编号", en: "Request id" },
  logInAgainBecause: { zh_cn: "{again}：{notice}", en: "{again}: {notice}" },
};
