// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usedBy: { zh_cn: "{label}无法删除：还有 {count} 条{other}引用它（{field}），请先修改或删除这些记录", en: "{label} cannot be deleted: {count} records of “{other}” still refer to it ({field}). Change or delete those first" },
  used: { zh_cn: "{label}还在使用中，无法删除", en: "{label} cannot be deleted: it is still in use" },
  locked: { zh_cn: "删除失败：编号为 {id} 的记录处于“{state}”状态，不能删除", en: "Fail to delete: record {id} cannot be deleted, its state is \"{state}\"" },
  lockedAlong: { zh_cn: "没有删除任何内容：相关的{label}“{title}”状态为“{state}”，不能再修改", en: "Nothing was deleted: {label} “{title}” belongs to it and can no longer be changed, its state is “{state}”" },
  tooMany: { zh_cn: "删除{label}会影响 {count} 条{other}，超过一次 {most} 条的上限，请先删除这些记录", en: "Deleting {label} would change {count} records of “{other}”, more than {most} at once. Delete those first" },
  stale: { zh_cn: "{label} {id} 刚被其他人修改，没有删除任何内容，请重试", en: "{label} {id} has just been changed by somebody else; nothing was deleted. Try again" },
  tooManyElsewhere: { zh_cn: "删除{label}将一次更改超过 {most} 条其他记录", en: "Deleting {label} would change more than {most} other records at once" },
};
