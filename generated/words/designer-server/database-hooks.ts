// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  file: { zh_cn: "请填写文件名：字母或数字开头，只含字母、数字、点、下划线和短横线", en: "Enter a file name: it starts with a letter or digit and contains only letters, digits, dots, underscores and hyphens" },
  host: { zh_cn: "请填写主机名或 IP 地址", en: "Enter a host name or IP address" },
  account: { zh_cn: "请填写账号", en: "Enter the account" },
  name: { zh_cn: "请填写数据库名称", en: "Enter the name of the database" },
  used: { zh_cn: "已发布的接口 {service} 正在使用该数据库，请先取消发布", en: "The published interface {service} uses this database; unpublish it first" },
  reserved: { zh_cn: "platform 表示平台自己的数据库，请换一个名称", en: "platform stands for the platform's own database; choose another name" },
};
