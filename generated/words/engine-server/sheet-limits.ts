// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  fileBytes: { zh_cn: "XLSX 文件超过 {max} MB，请拆分后上传或改用 CSV", en: "The XLSX file is larger than {max} MB; split it or upload CSV" },
  parts: { zh_cn: "XLSX 文件内部超过 {max} 个部分，请另存为新的工作簿后上传", en: "The XLSX file has more than {max} parts; save it as a new workbook" },
  unpackedBytes: { zh_cn: "XLSX 文件解压后超过 {max} MB，请拆分后上传", en: "Unpacked, the XLSX file is larger than {max} MB; split it" },
  sharedBytes: { zh_cn: "XLSX 文件的文本共超过 {max} MB，请拆分后上传", en: "The texts of the XLSX file are larger than {max} MB in total; split it" },
  sharedTexts: { zh_cn: "XLSX 文件的不同文本超过 {max} 个，请拆分后上传", en: "The XLSX file holds more than {max} different texts; split it" },
  smallPartBytes: { zh_cn: "XLSX 文件的样式或目录超过 {max} MB，请另存为新的工作簿后上传", en: "Styles or contents of the XLSX file are larger than {max} MB; save it as a new workbook" },
  rows: { zh_cn: "文件超过 {max} 行，请拆分后上传", en: "The file has more than {max} rows; split it" },
  columns: { zh_cn: "文件超过 {max} 列，请删除多余的列", en: "The file has more than {max} columns; remove those you do not need" },
  cells: { zh_cn: "文件超过 {max} 个单元格，请拆分后上传", en: "The file has more than {max} cells; split it" },
  cellText: { zh_cn: "有单元格超过 {max} 个字符", en: "A cell has more than {max} characters" },
  readingTime: { zh_cn: "读取文件超过 {max} 秒，请拆分后上传", en: "Reading the file took longer than {max} seconds; split it" },
};
