// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "发布主题消息", en: "Publish to a topic" },
  topic: { zh_cn: "主题标识，如 order.paid", en: "Name of the topic, such as order.paid" },
  payload: { zh_cn: "数据，须符合主题的数据结构，最多 64 KB", en: "Must meet the schema of the topic; at most 64 KB" },
  key: { zh_cn: "顺序键：键相同的消息按发布顺序送达", en: "Messages of one key arrive in the order they were published" },
  module: { zh_cn: "消息推送", en: "Topics" },
  about: { zh_cn: "向订阅了该主题的应用推送一条消息；推送在后台进行，失败自动重试。", en: "Pushes a message to every app that subscribes to the topic. Pushes are made in the background and tried again when they fail." },
  id: { zh_cn: "消息编号，即推送头 webhook-id", en: "Id of the message, the header webhook-id of its pushes" },
  pushes: { zh_cn: "将推送给多少个订阅", en: "How many subscriptions get it" },
  closed: { zh_cn: "主题已关闭", en: "The topic is closed" },
};
