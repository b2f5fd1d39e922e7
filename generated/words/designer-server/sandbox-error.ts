// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  time: { zh_cn: "代码运行超时（计算最多 {compute} 毫秒，总共最多 {wall} 毫秒）", en: "The code ran out of time (at most {compute} ms of computing, {wall} ms in total)" },
  memory: { zh_cn: "代码占用的内存超过 {memory} MB", en: "The code needs more than {memory} MB of memory" },
  stack: { zh_cn: "代码的函数嵌套过深", en: "The code calls functions too deeply" },
  silent: { zh_cn: "代码永远不会返回结果：等待的 Promise 不会完成", en: "The code never responds: it waits for a promise that never settles" },
  error: { zh_cn: "代码出错：{detail}", en: "The code failed: {detail}" },
  calls: { zh_cn: "代码调用平台超过 {calls} 次", en: "The code called the platform more than {calls} times" },
  sent: { zh_cn: "代码输出的数据超过 {sent} 个字符", en: "The code sends more than {sent} characters" },
  received: { zh_cn: "代码读取的数据超过 {received} 个字符", en: "The code receives more than {received} characters" },
  depth: { zh_cn: "返回的数据嵌套过深", en: "The response is nested too deeply" },
  busy: { zh_cn: "服务器繁忙，请稍后再试", en: "The server is busy; try again shortly" },
};
