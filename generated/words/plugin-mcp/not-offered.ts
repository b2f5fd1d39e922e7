// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  file: { zh_cn: "有文件参数，工具的参数是 JSON，无法携带文件；请以 multipart/form-data 调用 /api/", en: "It takes files, and the arguments of a tool are JSON, which has none; call it at /api/ with multipart/form-data" },
};
