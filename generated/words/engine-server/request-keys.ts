// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  other: { zh_cn: "相同 request_key 的提交已保存，但内容不同；请先核对已保存的记录，再用新的 request_key 提交", en: "A submission with this request_key was saved with different content. Check that record first, then submit with a new request_key" },
};
