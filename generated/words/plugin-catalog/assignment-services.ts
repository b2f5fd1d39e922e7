// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  changed: { zh_cn: "权限已被他人修改，请刷新后重试", en: "Somebody else has changed these permissions. Reload and try again" },
  administrator: { zh_cn: "{name} 属于管理员，可以调用所有接口，规则对其无效，请另选对象", en: "{name} may call everything as an administrator, so a rule would have no effect. Choose somebody else" },
  twice: { zh_cn: "{subject} 对 {scope} 的修改出现了两次，请只保留一个", en: "{subject} and {scope} are changed twice; keep one of the changes" },
  unknown: { zh_cn: "没有接口或分支“{name}”", en: "There is no interface or branch “{name}”" },
};
