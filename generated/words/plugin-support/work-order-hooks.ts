// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notStaff: { zh_cn: "工单只能转派给管理员", en: "Work orders are assigned to administrators only" },
};
