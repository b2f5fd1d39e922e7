// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  stale: { zh_cn: "{label} {id} 刚刚被其他人修改，请刷新后重试", en: "{label} {id} has just been changed by somebody else; reload it and try again" },
  wrongState: { zh_cn: "当前状态为「{state}」，不能「{action}」；可以：{allowed}", en: "The state is \"{state}\", which does not allow \"{action}\"; allowed: {allowed}" },
  endState: { zh_cn: "当前状态为「{state}」，不能「{action}」", en: "The state is \"{state}\", which does not allow \"{action}\"" },
  circle: { zh_cn: "{label} {id} 的“{action}”会绕回自身：互相推动的状态变更形成了循环", en: "\"{action}\" of {label} {id} would trigger itself: transitions must not move each other in a circle" },
};
