// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  phoneAllowed: { zh_cn: "须为 11 位手机号、带区号的座机号或 + 开头的国际号码", en: "must be an 11-digit mobile number, a landline with area code or an international number with +" },
  emailAllowed: { zh_cn: "须为正确的邮箱地址，如 name@example.com", en: "must be an e-mail address such as name@example.com" },
  urlAllowed: { zh_cn: "须为以 http:// 或 https:// 开头的网址", en: "must be an address that begins with http:// or https://" },
  imageAllowed: { zh_cn: "须为已上传的图片或 http(s) 图片地址", en: "must be an uploaded picture or an http(s) address" },
  fileAllowed: { zh_cn: "须为已上传的文件或 http(s) 文件地址", en: "must be an uploaded file or an http(s) address" },
  ipListAllowed: { zh_cn: "须为英文逗号分隔的 IP 地址或网段，如 10.0.0.1,192.168.0.0/16", en: "must be IP addresses or ranges separated by commas, such as 10.0.0.1,192.168.0.0/16" },
  tagsAllowed: { zh_cn: "须为英文逗号分隔的标签，不重复，每个最多 50 个字", en: "must be different tags separated by commas, each at most 50 characters" },
  colorAllowed: { zh_cn: "须为颜色值，如 #1677ff", en: "must be a colour such as #1677ff" },
  iconAllowed: { zh_cn: "须为图标名称或图标文件地址", en: "must be the name of an icon or the address of its file" },
  passwordAllowed: { zh_cn: "长度须为 6–20 个字符，且不含空格", en: "must have 6 to 20 characters and no spaces" },
  secretAllowed: { zh_cn: "首尾不能有空格，也不能含控制字符", en: "must not begin or end with a space nor hold control characters" },
  dateAllowed: { zh_cn: "须为存在的日期，格式 YYYY-MM-DD", en: "must be an existing date, written YYYY-MM-DD" },
  dateTimeAllowed: { zh_cn: "须为存在的时间，格式 YYYY-MM-DD HH:mm:ss，可带时区，如 2026-11-22T10:00:00+08:00", en: "must be an existing time, written YYYY-MM-DD HH:mm:ss, with an offset if you like: 2026-11-22T10:00:00+08:00" },
  allowed: { zh_cn: "须为正确的 JSON，嵌套不超过 {maxJsonDepth} 层", en: "must be valid JSON, nested at most {maxJsonDepth} levels" },
};
