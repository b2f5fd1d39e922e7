// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  late: { zh_cn: "请求没有及时发送完", en: "The request was not received in time" },
  tooLong: { zh_cn: "网址与请求头共超过 {kilobytes} KB，较长的内容请用 POST 表单传递", en: "URL and headers together exceed {kilobytes} KB. Send long values in a form by POST" },
};
