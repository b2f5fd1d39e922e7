// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  itself: { zh_cn: "接口不能调用自己：{way}", en: "An interface must not call itself: {way}" },
  deep: { zh_cn: "接口之间的调用不能超过 {max} 层：{way}", en: "Interfaces may call one another at most {max} levels deep: {way}" },
  unknown: { zh_cn: "接口 {name} 不存在或尚未发布", en: "The interface {name} does not exist or is not published" },
  file: { zh_cn: "文件参数 {name} 不能由另一个接口传入", en: "The file parameter {name} cannot be passed from another interface" },
  procedure: { zh_cn: "没有可用的存储过程：未配置数据库", en: "There are no stored procedures: no database is configured" },
};
