// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unread: { zh_cn: "无法识别这条 curl 命令：须包含地址，引号须成对。", en: "This curl command could not be read: it needs an address, and its quotation marks must be closed." },
  taken: { zh_cn: "已带入 curl 命令。", en: "The curl command was taken over." },
  secrets: { zh_cn: "{names} 是密钥，值未带入，请连接到配置项。", en: "Left empty because they are secrets: {names}. Connect them to a configuration entry." },
  left: { zh_cn: "未带入：{names}。", en: "Not taken over: {names}." },
};
