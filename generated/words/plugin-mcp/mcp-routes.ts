// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  origin: { zh_cn: "不接受来自其他网站页面的请求（请求头 Origin）", en: "Requests from pages of other sites (header Origin) are not accepted" },
  verb: { zh_cn: "该地址只接受 POST：本服务没有会话，也不推送消息", en: "This address takes POST only: the server has no sessions and pushes no messages" },
  bodyTooLarge: { zh_cn: "请求内容过大，最多 {max} MB", en: "The body is too large; at most {max} MB" },
  mediaType: { zh_cn: "请求内容须为 application/json", en: "The body must be application/json" },
  malformed: { zh_cn: "请求格式错误", en: "The request is malformed" },
  fault: { zh_cn: "服务器内部错误，request_id：{id}", en: "Server fault, request_id: {id}" },
};
