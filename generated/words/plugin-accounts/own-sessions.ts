// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  current: { zh_cn: "这是您正在使用的会话，请通过用户菜单退出登录", en: "You are using this session. Sign out from the user menu instead" },
};
