// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "更新上游令牌", en: "Renew the tokens of upstreams" },
  renewed: { zh_cn: "已更新 {count} 个令牌", en: "{count} tokens renewed" },
};
