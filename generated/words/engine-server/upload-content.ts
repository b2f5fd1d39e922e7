// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  imageFormat: { zh_cn: "图片格式错误，请选择 jpg 或 png 文件", en: "Document format error, please select jpg or png" },
  imageSize: { zh_cn: "文件过大，图片须小于 2 MB", en: "File too large. Images must be smaller than 2 MB" },
  documentFormat: { zh_cn: "文档格式错误，可上传 pdf、zip、docx、xlsx、pptx、csv、txt、md", en: "Document format error. Allowed: pdf, zip, docx, xlsx, pptx, csv, txt, md" },
  documentSize: { zh_cn: "文件过大，文档最多 20 MB", en: "File too large. Documents can have up to 20 MB" },
  documentContent: { zh_cn: "文件内容与扩展名不符", en: "The content of the file does not match its extension" },
};
