// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  upstream: { zh_cn: "上游接口应答 {status}", en: "The upstream answers {status}" },
  file: { zh_cn: "成功时返回文件或事件流本身；拒绝时返回 JSON。", en: "Success answers the file or the stream itself, a refusal JSON." },
};
