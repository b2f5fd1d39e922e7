// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tooMany: { zh_cn: "参数过多，最多 {max} 个", en: "Too many arguments. The limit is {max}" },
  own: { zh_cn: "不存在参数 {name}：凭证只放在请求头 Authorization 中", en: "There is no argument {name}. Send credentials only in the header Authorization" },
};
