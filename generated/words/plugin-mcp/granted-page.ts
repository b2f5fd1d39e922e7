// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  cursor: { zh_cn: "cursor 无效：请原样使用上一页的 nextCursor，或不传以从头开始", en: "Invalid cursor. Send nextCursor of the previous page unchanged, or none to start over" },
};
