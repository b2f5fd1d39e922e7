// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  busy: { zh_cn: "正在处理的导入过多，请稍后再试", en: "Too many imports are waiting; try again later" },
  large: { zh_cn: "文档过大，内存不足", en: "The document takes too much memory" },
  slow: { zh_cn: "文档处理超时", en: "The document takes too long" },
  stopped: { zh_cn: "导入已停止", en: "The import has stopped" },
};
