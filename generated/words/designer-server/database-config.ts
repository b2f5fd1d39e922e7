// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  dev: { zh_cn: "开发环境", en: "dev environment" },
  test: { zh_cn: "测试环境", en: "test environment" },
  own: { zh_cn: "平台自己的数据库", en: "the platform's own database" },
};
