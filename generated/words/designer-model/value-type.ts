// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  memberUnfit: { zh_cn: "需要 {wanted}，收到的 {given} 没有合适的成员 {member}", en: "It takes {wanted}; the {given} it gets has no fitting member {member}" },
  unfit: { zh_cn: "需要 {wanted}，收到 {given}", en: "It takes {wanted} and gets {given}" },
};
