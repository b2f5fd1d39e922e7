// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  value: { zh_cn: "环境变量 {name} 的值为 \"{value}\"；允许：{allowed}", en: "{name} is \"{value}\"; allowed: {allowed}" },
  port: { zh_cn: "0 到 65535 的整数，不设置则为 8080", en: "an integer from 0 to 65535, or not set for 8080" },
  integer: { zh_cn: "{min} 到 {max} 的整数", en: "an integer from {min} to {max}" },
  switch: { zh_cn: "on、off", en: "on, off" },
  addresses: { zh_cn: "以逗号分隔的 IP 地址或网段，如 10.0.0.1, 192.168.0.0/16", en: "IP addresses or ranges with commas between, such as 10.0.0.1, 192.168.0.0/16" },
  targets: { zh_cn: "以逗号分隔的 IP 地址或网段，可带端口，如 127.0.0.1:9000, 10.0.0.0/8, [::1]:9000", en: "IP addresses or ranges with commas between, with a port or without, such as 127.0.0.1:9000, 10.0.0.0/8, [::1]:9000" },
  webAddress: { zh_cn: "网址，例如 https://pay.example.com", en: "a web address, such as https://pay.example.com" },
  losses: { zh_cn: "keyring、log", en: "keyring, log" },
  databaseUrl: { zh_cn: "环境变量 DATABASE_URL 须为 postgres://用户:密码@主机:端口/数据库 形式的地址（特殊字符须编码）；不设置则使用内置数据库", en: "DATABASE_URL must be an address such as postgres://user:password@host:port/database (special characters encoded); leave it out for the embedded database" },
  redisUrl: { zh_cn: "REDIS_URL 须为 redis://… 或 rediss://… 地址", en: "REDIS_URL must be an address redis://… or rediss://…" },
  adminPassword: { zh_cn: "环境变量 PORTICO_ADMIN_PASSWORD 须为 6 到 20 个字符，不含空格", en: "PORTICO_ADMIN_PASSWORD must have 6 to 20 characters and no space" },
  unknown: { zh_cn: "环境变量 {name} 不存在；可用的变量见 README", en: "There is no setting {name}; the README lists those there are" },
  misspelt: { zh_cn: "环境变量 {name} 不存在；是否指 {meant}？", en: "There is no setting {name}; do you mean {meant}?" },
  smtpUrl: { zh_cn: "SMTP_URL 须为 smtp://用户:密码@主机:端口 或 smtps://… 形式的地址（特殊字符须编码）；不设置则不发送邮件", en: "SMTP_URL must be an address such as smtp://user:password@host:port or smtps://… (special characters encoded); without it no e-mail is sent" },
  smtpFrom: { zh_cn: "设置了 SMTP_URL 时，SMTP_FROM 须为发件人地址，例如 noreply@example.com 或 Portico <noreply@example.com>", en: "With SMTP_URL, SMTP_FROM must say whom letters come from: noreply@example.com, or Portico <noreply@example.com>" },
  amqpUrl: { zh_cn: "AMQP_URL 须为 amqp://用户:密码@主机:端口/虚拟主机 或 amqps://… 形式的地址；不设置则由数据库分发", en: "AMQP_URL must be an address such as amqp://user:password@host:port/vhost or amqps://…; without it the database shares the work" },
};
