// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  one: { zh_cn: "id 与 ids 须且只能提供一个", en: "Send either id or ids, not both" },
  notSeveral: { zh_cn: "这个操作一次只能处理一条记录", en: "This can only be done to one record at a time" },
};
