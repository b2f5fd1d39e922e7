// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wrong: { zh_cn: "重置码错误或已失效，请重新获取", en: "This code is wrong or no longer valid. Request a new one" },
  done: { zh_cn: "您的密码已通过重置码修改，所有设备已退出登录", en: "Your password was changed with a reset code, and you were signed out everywhere" },
};
