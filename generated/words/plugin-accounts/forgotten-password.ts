// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  asked: { zh_cn: "{username} 忘记了密码，申请重置", en: "{username} has forgotten the password and asks for a reset code" },
  decided: { zh_cn: "该申请已处理", en: "This request has been decided already" },
};
