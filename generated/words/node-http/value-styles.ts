// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  "form*": { zh_cn: "逐个：v=1&v=2，a=1&b=2", en: "Separately: v=1&v=2, a=1&b=2" },
  form: { zh_cn: "逗号：v=1,2", en: "Commas: v=1,2" },
  spaceDelimited: { zh_cn: "空格：v=1 2", en: "Spaces: v=1 2" },
  pipeDelimited: { zh_cn: "竖线：v=1|2", en: "Bars: v=1|2" },
  tabDelimited: { zh_cn: "制表符：v=1⇥2", en: "Tabs: v=1⇥2" },
  deepObject: { zh_cn: "方括号：v[a]=1，v[0]=1", en: "Brackets: v[a]=1, v[0]=1" },
  json: { zh_cn: "JSON：v={\"a\":1}", en: "JSON: v={\"a\":1}" },
  file: { zh_cn: "上传的文件，内容原样转发", en: "Uploaded file, passed on unchanged" },
  simple: { zh_cn: "路径、请求头：1,2", en: "Path, header: 1,2" },
  "simple*": { zh_cn: "路径、请求头：a=1,b=2", en: "Path, header: a=1,b=2" },
  label: { zh_cn: "路径：.1,2", en: "Path: .1,2" },
  "label*": { zh_cn: "路径：.1.2", en: "Path: .1.2" },
  matrix: { zh_cn: "路径：;v=1,2", en: "Path: ;v=1,2" },
  "matrix*": { zh_cn: "路径：;v=1;v=2", en: "Path: ;v=1;v=2" },
};
