// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "请至少选中一个做计算的节点", en: "Select at least one node that computes something" },
  asks: { zh_cn: "函数只做计算，而“{node}”会访问或改变外部，请不要选它", en: "A function only computes, and \"{node}\" asks or changes something outside. Leave it out of the selection" },
  body: { zh_cn: "请选中整个循环：“{other}”在“{node}”的循环体内运行", en: "Select the whole loop: \"{other}\" runs inside of \"{node}\"" },
  branch: { zh_cn: "请同时选中“{other}”：只有“{node}”需要时它才运行", en: "Select \"{other}\" too: it runs only when \"{node}\" needs it" },
  between: { zh_cn: "请同时选中“{node}”：它位于所选节点之间", en: "Select \"{node}\" too: it stands between the selected nodes" },
  frames: { zh_cn: "所选节点位于不同的框中，请只选同一个框里的", en: "The selected nodes stand in different frames. Select those of one frame" },
  unused: { zh_cn: "选区之外没有节点使用它们，函数就没有结果", en: "Nothing outside of the selection uses these nodes, so the function would have no result" },
};
