// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  other: { zh_cn: "相同 request_key 的提交已保存，但内容不同；请先核对已保存的记录，再用新的 request_key 提交", en: "A submission with this request_key was saved with different content. Check that record first, then submit with a new request_key" },
  underWay: { zh_cn: "相同 request_key 的提交正在处理或已中断；请先核对记录，再用新的 request_key 提交", en: "A submission with this request_key is still running or was interrupted. Check that record first, then submit with a new request_key" },
  toldOnce: { zh_cn: "该操作已完成，结果只显示一次；如需重新生成，请用新的 request_key 再次操作", en: "This has already been done, and its result is shown only once. Do it again with a new request_key if you need another" },
};
