// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exists: { zh_cn: "当前文件已存在，是否覆盖？{names}", en: "The current file already exists, overwrite? {names}" },
  unknown: { zh_cn: "该文件不是您上传的", en: "This file is not one of your uploads" },
  nothing: { zh_cn: "请至少选择一个文件", en: "Choose at least one file" },
};
