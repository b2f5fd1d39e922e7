// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "请填写它代替的数据库的 DI 服务名；platform 表示平台自己的数据库", en: "Enter the DI service name of the database whose place it takes, or platform for the platform's own" },
  unknown: { zh_cn: "没有名为 {name} 的生产环境数据库；请填写其 DI 服务名，或 platform（平台自己的数据库）", en: "There is no database {name} of production; enter its DI service name, or platform for the platform's own" },
  twice: { zh_cn: "{service} 已在{environment}中代替{name}", en: "{service} already stands in for {name} in the {environment}" },
  lacking: { zh_cn: "其中缺少数据表 {tables}，已发布的接口在 {name} 中使用它们。请先在该数据库中创建", en: "It lacks the tables {tables}, which published interfaces use in {name}. Create them there first" },
  held: { zh_cn: "{service} 正代替该数据库，因此它须保持为生产环境；请先修改 {service}", en: "{service} stands in for this database, so it has to stay one of production. Change {service} first" },
  inUse: { zh_cn: "已发布的接口 {service} 正在使用该数据库，因此它须保持为生产环境", en: "The published interface {service} uses this database, so it has to stay one of production" },
  same: { zh_cn: "这就是数据库 {name} 本身，试运行会写入生产数据", en: "This is the database {name} itself: test runs would write into production" },
  stoodFor: { zh_cn: "测试运行中 {services} 代替该数据库。请先删除 {services}，或修改其“代替的数据库”", en: "In test runs {services} takes its place. First delete {services}, or change what it stands in for" },
};
