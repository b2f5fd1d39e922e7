// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "只有超级管理员可以新增或修改 SQL 查询节点（{nodes}）。其他修改可以保存", en: "Only a super admin may add or change an SQL query ({nodes}). Everything else of the interface can be changed" },
};
