// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "没有快照 {id}", en: "There is no snapshot {id}" },
  noAnswer: { zh_cn: "该次运行没有返回结果，无法认可", en: "Nothing was answered in this run, so there is nothing to accept" },
  left: { zh_cn: "该结果还不能认可，请先修改用例：{failures}", en: "This answer cannot be accepted as it stands; change the case first: {failures}" },
};
