// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  "Admin.Docs": { zh_cn: "接口文档", en: "Docs" },
  "Admin.ErrorLog": { zh_cn: "错误日志", en: "Error log" },
  "Admin.File": { zh_cn: "文件", en: "Files" },
  "Admin.Job": { zh_cn: "后台任务", en: "Jobs" },
  "Admin.Permission": { zh_cn: "权限", en: "Permissions" },
  "Admin.Preference": { zh_cn: "个人偏好", en: "Preferences" },
  "Admin.Requests": { zh_cn: "访问记录", en: "Access records" },
  "Admin.Screen": { zh_cn: "页面", en: "Screens" },
  "App.Auth": { zh_cn: "应用凭证", en: "App credentials" },
  save_error_logger: { zh_cn: "错误上报", en: "Error reports" },
};
