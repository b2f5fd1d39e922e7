// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "主题 {topic} 不存在，请重新选择", en: "There is no topic {topic}; choose another" },
  closed: { zh_cn: "主题 {topic} 已关闭，发布消息会失败", en: "The topic {topic} is closed: publishing to it fails" },
  account: { zh_cn: "主题 {topic} 只推送给事件所属账号，请填写“事件所属账号”", en: "Messages of the topic {topic} go to one account only: say which" },
  changed: { zh_cn: "主题 {topic} 的数据结构与节点中保存的不同，请重新选择主题", en: "The payload schema of the topic {topic} differs from the one stored in the node: choose the topic again" },
};
