// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  two: { zh_cn: "一个事务只能用一个数据库：已写过 {first}，不能再写 {second}", en: "A transaction can only use one database: {first} has been written to, so {second} cannot be" },
};
