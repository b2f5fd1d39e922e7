// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  commonMemberName: { zh_cn: "普通会员", en: "Common member" },
  personalDeveloperName: { zh_cn: "个人开发者", en: "Personal developer" },
  companyDeveloperName: { zh_cn: "企业开发者", en: "Company developer" },
  adminName: { zh_cn: "管理员", en: "Admin" },
  superAdminName: { zh_cn: "超级管理员", en: "Super admin" },
};
