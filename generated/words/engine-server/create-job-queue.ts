// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  stopped: {
    before: { zh_cn: "已停止：{reason}", en: "Stopped: {reason}" },
    after: { zh_cn: "已停止：{reason}（已处理 {done}/{total}）", en: "Stopped: {reason} ({done} of {total} done)" },
  },
};
