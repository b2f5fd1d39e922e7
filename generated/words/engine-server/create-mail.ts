// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notConfigured: { zh_cn: "平台未配置邮件服务器（SMTP_URL），不能发送邮件", en: "This platform has no mail server (SMTP_URL) and sends no e-mail" },
};
