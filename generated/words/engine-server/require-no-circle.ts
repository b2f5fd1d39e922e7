// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  circle: { zh_cn: "记录不能放在自己或自己的下级之下：{path}。请另选{field}", en: "A record cannot be placed below itself or one of its own descendants: {path}. Choose another {field}" },
};
