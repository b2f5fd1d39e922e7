// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  function: { zh_cn: "函数", en: "Function" },
  version: { zh_cn: "版本", en: "Version" },
  body: { zh_cn: "内容", en: "Content" },
  choose: { zh_cn: "选择函数", en: "Choose a function" },
  none: { zh_cn: "还没有已发布的函数。选中几个节点后点“转为函数”，或者新建一个类型为“函数”的接口并发布。", en: "No function is published yet. Select nodes and press “Turn into a function”, or create a new interface of the type Function and publish it." },
  isNewest: { zh_cn: "第 {version} 版，已是最新", en: "Version {version}, the newest" },
  isGone: { zh_cn: "第 {version} 版，函数已不再发布；这里的副本不受影响。", en: "Version {version}; the function is no longer published. This copy goes on working." },
  renamed: { zh_cn: "第 {version} 版原名 {service}，仍可正常使用。", en: "Version {version} was called {service}; it goes on working." },
  update: { zh_cn: "更新到第 {newest} 版", en: "Update to version {newest}" },
  spread: { zh_cn: "展开为节点", en: "Spread into nodes" },
  open: { zh_cn: "编辑函数", en: "Edit the function" },
};
