// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  upstream: { zh_cn: "上游接口返回 {status}", en: "The upstream returns {status}" },
  file: { zh_cn: "成功时返回文件或事件流本身，失败时返回 JSON。", en: "A successful call returns the file or stream itself, errors are JSON." },
};
