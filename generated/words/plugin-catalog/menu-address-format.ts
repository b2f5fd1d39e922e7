// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为后台页面的路径（以 / 开头，例如 /user/list）或 http(s) 网址，不能使用 javascript: 等其他协议", en: "must be the path of a page, such as /user/list, or an http(s) address; no other scheme such as javascript:" },
};
