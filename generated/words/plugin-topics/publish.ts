// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有主题“{topic}”，请先在“消息队列 → 主题设置”中发布", en: "There is no topic “{topic}”. Publish it first, in Message queue → Topics" },
  closed: { zh_cn: "主题“{topic}”已关闭，不能发布", en: "The topic “{topic}” is closed and cannot be published" },
  account: { zh_cn: "主题“{topic}”只推送给事件所属账号，请指明账号", en: "The topic “{topic}” is pushed to the account concerned alone: say which one" },
  key: { zh_cn: "顺序键最多 {max} 个字符", en: "An ordering key has at most {max} characters" },
};
