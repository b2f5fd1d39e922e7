// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  missing: { zh_cn: "存储桶 {bucket} 不存在（{endpoint}）：请创建它，或检查 S3_BUCKET", en: "There is no bucket {bucket} ({endpoint}): create it, or check S3_BUCKET" },
  refused: { zh_cn: "存储桶 {bucket} 拒绝访问（{endpoint}）：请检查 S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY 及其权限", en: "The bucket {bucket} denies access ({endpoint}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their permissions" },
  unreachable: { zh_cn: "无法连接对象存储（{endpoint}）：请检查 S3_ENDPOINT、S3_REGION 和 S3_PATH_STYLE，以及服务是否运行", en: "The object storage does not answer ({endpoint}): check S3_ENDPOINT, S3_REGION and S3_PATH_STYLE, and that it runs" },
};
