// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  page: { zh_cn: "后台没有页面 {url}。请填写页面路径（例如 /user/list）或 http(s) 网址", en: "The back-office has no page {url}. Enter the path of a page (for example /user/list) or an http(s) address" },
  accounts: { zh_cn: "没有编号为 {ids} 的管理员", en: "There is no administrator with the ID {ids}" },
};
