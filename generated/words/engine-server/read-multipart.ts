// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "超过 {max} MB 的文件之前须先给出有效的 service 与凭证：把 service、access_token（或 app_key 与签名）字段放在文件之前，或用 Authorization: Bearer 请求头", en: "Before files over {max} MB, say who sends them: put valid fields service and access_token (or app_key and signature) before the file, or send Authorization: Bearer" },
  files: { zh_cn: "一次最多上传 {max} 个文件", en: "Upload at most {max} files at once" },
  total: { zh_cn: "一次上传的文件共超过 {max} MB", en: "Together the files are larger than {max} MB" },
  boundary: { zh_cn: "请求头 Content-Type 缺少 boundary", en: "The header Content-Type has no boundary" },
};
