// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  whole: { zh_cn: "备份文件完好：{moment}，Portico {product}，{files} 个文件；开始恢复", en: "the archive is intact: {moment}, Portico {product}, {files} files; restoring" },
  folder: { zh_cn: "原有数据保留在 {folder}，确认无误后可删除", en: "the previous data is kept in {folder}; delete it once all is well" },
  schema: { zh_cn: "原有的表保留在 schema {schema}，确认无误后可删除", en: "the previous tables are kept in the schema {schema}; drop it once all is well" },
  done: { zh_cn: "已恢复并核对：{tables} 张表共 {rows} 行，{files} 个文件与备份一致", en: "restored and checked: {rows} rows in {tables} tables and {files} files match the archive" },
  usage: { zh_cn: "请给出备份文件：npm run restore -- 文件", en: "name the archive: npm run restore -- file" },
  bucket: { zh_cn: "上传的文件在存储桶 {bucket} 中，不在此备份内：请确认 S3_ 变量指向它", en: "Uploaded files are in the bucket {bucket} and were not in the archive: see that the S3_ settings name it" },
};
