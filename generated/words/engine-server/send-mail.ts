// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notConfigured: { zh_cn: "平台未配置邮件服务器（SMTP_URL），邮件未发出", en: "This platform has no mail server (SMTP_URL): nothing was sent" },
  unreachable: { zh_cn: "邮件服务器无法连接，或没有及时应答", en: "The mail server cannot be reached or did not respond in time" },
  credentials: { zh_cn: "邮件服务器不接受 SMTP_URL 中的账号或密码", en: "The mail server rejected the user or password of SMTP_URL" },
  refused: { zh_cn: "邮件服务器拒收，返回 {status}", en: "The mail server rejected the message: {status}" },
};
