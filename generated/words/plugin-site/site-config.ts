// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  password: { zh_cn: "请设置查看密码", en: "Enter a viewing password" },
  statistics: { zh_cn: "只能包含 <script> 元素和注释，外部脚本须使用 https 地址", en: "Only <script> elements and comments are allowed; scripts from elsewhere need an https address" },
  banner: { zh_cn: "请至少上传一张广告图", en: "Upload at least one advertising image" },
  namespace: { zh_cn: "命名空间以大写字母开头，由字母、数字和下划线组成；App、Platform、Admin、Task 不能开放", en: "A namespace begins with a capital letter and has letters, digits and underscores; App, Platform, Admin and Task cannot be opened" },
  origin: { zh_cn: "只填写协议、主机和端口，例如 https://open.example.com", en: "Enter scheme, host and port only, such as https://open.example.com" },
  link: { zh_cn: "请填写以 / 开头的站内地址或 http(s) 网址", en: "Enter a path that begins with / or an http(s) address" },
};
