// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  uploading: { zh_cn: "文件仍在上传，请在上传完成后保存", en: "Files are still uploading; save when they are done" },
};
