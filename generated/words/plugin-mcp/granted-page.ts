// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  cursor: { zh_cn: "cursor 无效：请原样使用上一页的 nextCursor，或不传以从头开始", en: "The cursor is not one of ours: send nextCursor of the page before as it is, or none to begin anew" },
};
