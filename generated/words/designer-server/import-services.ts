// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "请上传或粘贴 swagger.json，或填写地址", en: "Upload or paste a swagger.json, or enter its URL" },
  file: { zh_cn: "该文档来自文件，请上传新的文件", en: "The document came from a file; upload the new one" },
  publish: { zh_cn: "发布和取消发布需要接口设计的权限", en: "Publishing and undoing it require the permission to design interfaces" },
  job: { zh_cn: "导入接口", en: "Import interfaces" },
};
