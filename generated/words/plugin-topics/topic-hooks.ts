// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  platform: { zh_cn: "平台事件的主题由系统维护，只能开放或关闭", en: "Topics of platform events are kept by the system: they can be opened and closed only" },
  reserved: { zh_cn: "platform. 开头的主题标识由系统保留", en: "Names that begin with platform. are reserved" },
};
