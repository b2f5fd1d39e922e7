// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为后台页面的路径（以 / 开头，例如 /user/list）或 http(s) 网址，不能使用 javascript: 等其他协议", en: "The path of a page (beginning with /, for example /user/list) or an http(s) address; other schemes such as javascript: are refused" },
};
