// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  api: { zh_cn: "接口须写作 命名空间.类名.方法名：每一段以字母开头，只含字母和数字", en: "Write the interface as Namespace.Class.Action: each name begins with a letter and has letters and digits only" },
  unpublished: { zh_cn: "没有已发布的同名接口，请先发布", en: "No interface of this name is published. Publish it first" },
  unreadable: { zh_cn: "不是有效的 cron 表达式，应依次为分、时、日、月、周，例如 0 8 * * 1-5", en: "This is no cron expression. Write minute, hour, day, month and weekday, for example 0 8 * * 1-5" },
  never: { zh_cn: "这个时间永远不会到来，请选择将来的时间", en: "These times never come. Choose some that lie ahead" },
  tooOften: { zh_cn: "执行过于频繁：两次之间至少间隔 10 秒", en: "These times come too often: at least 10 seconds must lie between two runs" },
  noMail: { zh_cn: "平台未配置邮件服务器（SMTP_URL），不能发送邮件；请改用异常通知地址，创建人另会收到站内消息", en: "This platform has no mail server (SMTP_URL) and sends no e-mail. Use the webhook; the creator gets a message besides" },
};
