// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "平台未安装消息推送功能", en: "No plugin of this platform pushes topics" },
};
