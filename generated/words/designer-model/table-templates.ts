// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  signUp: { zh_cn: "会员注册", en: "Sign up" },
  signUpHint: { zh_cn: "检查用户名是否重复，密码加密后保存。", en: "Rejects a user name that is taken and stores the password as a hash." },
  hashNote: { zh_cn: "数据表只保存密码的哈希值。", en: "The table holds only the hash." },
  logIn: { zh_cn: "会员登录", en: "Log in" },
  logInHint: { zh_cn: "核对用户名和密码，成功时返回会员。", en: "Checks user name and password and returns the member." },
  refuseNote: { zh_cn: "不说明是用户名还是密码错误。", en: "Does not say which of the two is wrong." },
  search: { zh_cn: "分页列表", en: "Paged list" },
  searchHint: { zh_cn: "按关键词、分类和价格筛选商品，分页返回。", en: "Lists products by keyword, category and price, page by page." },
  find: { zh_cn: "查询详情", en: "Look up one" },
  findHint: { zh_cn: "按编号查询一个商品，不存在时返回 404。", en: "Returns one product by its ID, or 404." },
  once: { zh_cn: "防重复提交", en: "Submit once" },
  onceHint: { zh_cn: "同一请求号只新增一次，重复提交返回 409。", en: "Adds a row once per request number; a second request returns 409." },
};
