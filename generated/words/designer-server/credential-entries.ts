// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  changed: { zh_cn: "导入后又有修改，保持不变", en: "Changed since the import and kept" },
  used: { zh_cn: "仍有接口使用该配置，予以保留", en: "Still used by interfaces and kept" },
  places: {
    header: { zh_cn: "请求头", en: "the header" },
    query: { zh_cn: "查询参数", en: "the query value" },
    cookie: { zh_cn: "Cookie", en: "the cookie" },
  },
  wholeValue: { zh_cn: "整个值", en: "the whole value" },
  prefixedValue: { zh_cn: "整个值，如“{prefix} …”", en: "the whole value, as \"{prefix} …\"" },
  use: { zh_cn: "调用 {host} 时作为{place} {field} 发送：填写{shape}；留空则不发送。（{scheme}）", en: "Sent to {host} as {place} {field}: enter {shape}; nothing is sent while it is empty. ({scheme})" },
};
