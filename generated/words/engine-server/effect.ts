// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "新增", en: "Add" },
  edit: { zh_cn: "编辑", en: "Edit" },
  unfit: { zh_cn: "编号为 {id} 的记录目前不能“{action}”", en: "“{action}” is not possible for record {id} in its current state" },
  notYours: { zh_cn: "只有记录的所有者可以{action}", en: "Only the owner of the record may do this: {action}" },
  notBy: { zh_cn: "{action}：{field}中的人员不能执行，请由他人操作", en: "{action}: not allowed for the person named in {field}; somebody else has to do it" },
  locked: { zh_cn: "修改失败：编号为 {id} 的记录处于“{state}”状态，不能再修改", en: "Fail to alter: record {id} can no longer be changed, its state is \"{state}\"" },
  missing: { zh_cn: "缺少{label}", en: "{label} is missing" },
  stale: { zh_cn: "{label} {id} 刚刚被他人修改，请重新加载后再试", en: "{label} {id} has just been changed by somebody else; reload it and try again" },
};
