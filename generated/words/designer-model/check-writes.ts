// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  before: { zh_cn: "“{write}”在“{node}”之前写入：请求发出前已保存，之后失败也不会撤销。需要一起撤销时，请把“{node}”提前", en: "\"{write}\" writes before \"{node}\": the write is kept even if the call fails later. To undo both, run \"{node}\" first" },
  two: { zh_cn: "“{node}”与“{write}”写入不同的数据库：调用失败时各自撤销，但保存时其中一个失败，另一个不会撤销", en: "\"{node}\" and \"{write}\" write to two databases. Both are undone when the call fails, but if one of them cannot commit, the other’s writes stay" },
};
