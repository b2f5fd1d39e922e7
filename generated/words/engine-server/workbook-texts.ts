// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  broken: { zh_cn: "无法读取该文件，请上传 CSV 或 XLSX 文件", en: "The file cannot be read; upload a CSV or XLSX file" },
  encrypted: { zh_cn: "该文件已加密或为旧版 .xls，请去掉密码并另存为 XLSX 后上传", en: "The file is encrypted or an old .xls; remove the password, save it as XLSX and upload it again" },
  sheet: { zh_cn: "该工作簿没有工作表", en: "The workbook has no worksheet" },
  part: { zh_cn: "该工作簿不完整：缺少 {name}", en: "The workbook is incomplete: {name} is missing" },
};
