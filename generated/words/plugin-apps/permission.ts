// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  refused: { zh_cn: "应用 {app} 没有接口 {service} 的权限，请先申请", en: "The app {app} has no permission for {service}. Apply for it first" },
};
