// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  connected: { zh_cn: "已连接 {from} → {to}", en: "Connected {from} → {to}" },
  refused: { zh_cn: "不能连接 {from} → {to}：{reason}", en: "Cannot connect {from} → {to}: {reason}" },
  converted: { zh_cn: "已插入转换", en: "A conversion was inserted" },
  portOfNode: { zh_cn: "{title}.{port}", en: "{title}.{port}" },
  ordered: { zh_cn: "“{before}”先于“{after}”执行", en: "\"{before}\" runs before \"{after}\"" },
};
