// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  required: { zh_cn: "请设置查看密码", en: "Enter a viewing password" },
  origin: { zh_cn: "只填写协议、主机和端口，例如 https://open.example.com", en: "Enter scheme, host and port only, such as https://open.example.com" },
};
