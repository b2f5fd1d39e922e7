// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  overtaken: { zh_cn: "{label} {id} 刚刚被其他人修改，请刷新后重试", en: "{label} {id} has just been changed by somebody else; load it again and retry" },
  wrongState: { zh_cn: "当前状态为「{state}」，不能「{action}」；可以：{allowed}", en: "The state is \"{state}\", which does not allow \"{action}\"; allowed: {allowed}" },
  endState: { zh_cn: "当前状态为「{state}」，不能「{action}」", en: "The state is \"{state}\", which does not allow \"{action}\"" },
};
