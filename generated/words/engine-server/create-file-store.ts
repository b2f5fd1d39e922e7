// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  quota: { zh_cn: "您的上传空间不足：已用 {size} MB（上限 {maxSize} MB），{files} 个文件（上限 {maxFiles} 个）；请先删除不用的文件", en: "Your upload space is full: {size} of {maxSize} MB, {files} of {maxFiles} files. Delete files you no longer need" },
  imageFormat: { zh_cn: "图片格式错误，请选择 jpg 或 png 文件", en: "Document format error, please select jpg or png" },
  imageSize: { zh_cn: "文件过大，图片须小于 2 MB", en: "File too large. Images must be smaller than 2 MB" },
  documentFormat: { zh_cn: "文档格式错误，可上传 pdf、zip、docx、xlsx、pptx、csv、txt、md", en: "Document format error. Allowed: pdf, zip, docx, xlsx, pptx, csv, txt, md" },
  documentSize: { zh_cn: "文件过大，文档最多 20 MB", en: "File too large. Documents can have up to 20 MB" },
  documentContent: { zh_cn: "文件内容与扩展名不符", en: "The content of the file does not match its extension" },
};
