// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  refused: { zh_cn: "上游接口拒绝了请求（状态 {status}）", en: "The upstream refused the request (status {status})" },
  limited: { zh_cn: "上游接口限制了调用频率（状态 {status}），请稍后再试", en: "The upstream limits how often it is called (status {status}); try again later" },
  failed: { zh_cn: "上游接口出错（状态 {status}）", en: "The upstream failed (status {status})" },
  redirect: { zh_cn: "上游接口返回了重定向（状态 {status}），未跟随", en: "The upstream answered with a redirect (status {status}), which is not followed" },
  notJson: { zh_cn: "上游接口的返回不是它所声明的 JSON", en: "The upstream’s answer is not the JSON it says it is" },
  unreachable: { zh_cn: "上游接口无法访问", en: "The upstream cannot be reached" },
  slow: { zh_cn: "上游接口未按时响应", en: "The upstream did not answer in time" },
  large: { zh_cn: "上游接口返回的 JSON 超过 {size} MB", en: "The JSON the upstream answered is larger than {size} MB" },
  coding: { zh_cn: "上游接口返回的压缩内容无法解开", en: "The upstream’s answer is packed in a way that cannot be unpacked" },
  busy: { zh_cn: "上游接口的并发调用过多，请稍后再试", en: "Too many calls of the upstream are on; try again later" },
  resting: { zh_cn: "上游接口连续无法访问，请稍后再试", en: "The upstream could not be reached several times in a row; try again later" },
  cancelled: { zh_cn: "调用已取消", en: "The call was cancelled" },
  file: { zh_cn: "上游接口返回的是文件，只能作为整个返回，不能放进 JSON", en: "The upstream answered with a file, which can only be the whole answer and no part of JSON" },
  headerName: { zh_cn: "请求头名称无效：{name}", en: "No header can have the name {name}" },
  headerValue: { zh_cn: "请求头 {name} 只能包含 Latin-1 字符，不能有换行等控制字符", en: "The header {name} can carry characters of Latin-1 only, and no control characters" },
};
