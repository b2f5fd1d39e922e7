// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  file: { zh_cn: "迁移文件 {file} 未执行：{reason}", en: "Migration {file} was not run: {reason}" },
  step: { zh_cn: "迁移文件 {file} 第 {step} 步（{kind}）失败，数据保持原样：{reason}", en: "Migration {file} failed at step {step} ({kind}) and nothing was changed: {reason}" },
  failed: { zh_cn: "数据库拒绝了该操作，详情见服务器日志。", en: "The database rejected it; the server log says why." },
};
