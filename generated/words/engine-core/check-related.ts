// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  author: { zh_cn: "账号或姓名", en: "an account or a name" },
  body: { zh_cn: "文本", en: "a text" },
  files: { zh_cn: "文件或图片", en: "a file, files, an image or images" },
  time: { zh_cn: "日期或时刻", en: "a date or a moment" },
  internal: { zh_cn: "开关", en: "a switch" },
  state: { zh_cn: "状态或选项", en: "a state or a choice" },
};
