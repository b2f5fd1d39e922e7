// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  failing: { zh_cn: "主题“{topic}”的推送多次尝试仍未送达，已成为死信；请检查回调地址，恢复后可重新推送", en: "Pushes of the topic “{topic}” did not arrive after the last attempt and are dead letters. Check the callback; they can be sent again" },
};
