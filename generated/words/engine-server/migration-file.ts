// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "文件名应为 <年月日时分>-<名称>.json，例如 202611211530-rename-title.json（名称只含小写字母、数字和连字符）。", en: "The file name must be <yyyymmddhhmm>-<name>.json, such as 202611211530-rename-title.json (lower-case letters, digits and hyphens)." },
  json: { zh_cn: "文件不是有效的 JSON。", en: "The file is not valid JSON." },
  shape: { zh_cn: "“{pointer}”处的值不符合迁移文件格式，格式见 schemas/migrations/README.md。", en: "The value at \"{pointer}\" does not fit the format of a migration file; see schemas/migrations/README.md." },
};
