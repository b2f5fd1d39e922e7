// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  payload: { zh_cn: "消息数据须为对象", en: "The payload of a message must be an object" },
  key: { zh_cn: "顺序键须为不超过 100 个字符的文本", en: "The ordering key must be a text of up to 100 characters" },
  account: { zh_cn: "事件所属账号须为账号编号（正整数）", en: "The account concerned must be the id of an account, a positive integer" },
  nobody: { zh_cn: "没有可用的消息发布方式：未设置 \\Portico\\Topic::$publisher", en: "There is no publisher here: \\Portico\\Topic::$publisher is not set" },
};
