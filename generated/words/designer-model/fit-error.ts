// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  memberUnfit: { zh_cn: "需要{wanted}，收到的{given}没有合适的成员 {member}", en: "Expects {wanted}, but {given} has no matching member {member}" },
  unfit: { zh_cn: "需要{wanted}，收到{given}", en: "Expects {wanted} but gets {given}" },
};
