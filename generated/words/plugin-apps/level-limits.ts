// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  mostApps: { zh_cn: "您的等级最多可以创建 {max} 个应用，已达到上限。请删除不用的应用，或联系管理员提升等级", en: "Your level allows {max} apps, and you have as many. Delete one you no longer need, or ask for a higher level" },
};
