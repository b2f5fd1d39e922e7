// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  topicNode: { zh_cn: "发布主题", en: "Publish a topic" },
  topic: { zh_cn: "主题", en: "Topic" },
  topicHint: { zh_cn: "推送给订阅该主题的应用。在事务里发布的消息随提交一起发出，撤销则不发出。", en: "Pushed to the apps that subscribe to it. Within a transaction the message goes out with the commit, and not at all where it is undone." },
  schema: { zh_cn: "数据结构", en: "Payload schema" },
  schemaHint: { zh_cn: "随所选主题而来。为空的非必填成员不发送。", en: "Comes with the topic. Optional members that are null are not sent." },
  payload: { zh_cn: "数据", en: "Payload" },
  key: { zh_cn: "顺序键", en: "Ordering key" },
  account: { zh_cn: "事件所属账号", en: "Account concerned" },
  id: { zh_cn: "消息编号", en: "Message id" },
  pushes: { zh_cn: "推送数", en: "Pushes" },
};
