// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  one: { zh_cn: "id 与 ids 须且只能提供一个", en: "Give either id or ids, and not both" },
  notSeveral: { zh_cn: "这个操作一次只能处理一条记录", en: "This can be done to one record at a time" },
};
