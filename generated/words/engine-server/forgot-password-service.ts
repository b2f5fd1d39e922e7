// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  subject: { zh_cn: "重置密码", en: "Reset your password" },
  letter: { zh_cn: "账号 {username} 的重置码：{code}\n\n30 分钟内有效，只能使用一次。请在“忘记密码”页面输入重置码并设置新密码。如果不是您本人操作，请忽略这封邮件，密码不会改变。", en: "Reset code for the account {username}: {code}\n\nIt works once, within 30 minutes. Enter it on the page “Forgot password” together with a new password. If you did not ask for it, ignore this letter: your password stays as it is." },
};
