// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "请选中计算某个值的节点，且该值被其他节点使用", en: "Select nodes that compute a value which another node uses" },
  kind: { zh_cn: "“{node}”不只是计算值，不能放进公式，请不要选它", en: "\"{node}\" cannot be part of a formula: it does more than compute a value. Leave it out of the selection" },
  disabled: { zh_cn: "“{node}”已停用，不能放进公式", en: "\"{node}\" is disabled, so a formula cannot contain it" },
  note: { zh_cn: "“{node}”有备注，合并成公式会丢失备注。请先删除备注，或不选它", en: "\"{node}\" has a note, which a formula would lose. Remove the note, or leave the node out of the selection" },
  frame: { zh_cn: "“{node}”与要放入的输入不在同一个框、分支或循环中，请不要选它", en: "\"{node}\" stands in another frame, branch or loop than the input it would move to. Leave it out of the selection" },
  read: { zh_cn: "“{node}”不能合并：“{other}”的公式引用了它", en: "\"{node}\" cannot be folded: a formula of \"{other}\" reads it" },
  used: { zh_cn: "“{node}”被使用了 {count} 次，只有使用一次的节点才能合并，请不要选它", en: "\"{node}\" is used {count} times; only a node used once can be folded. Leave it out of the selection" },
  unused: { zh_cn: "没有节点使用“{node}”，公式没有可放入的输入", en: "Nothing uses \"{node}\", so there is no input for the formula" },
  several: { zh_cn: "“{node}”和“{other}”连到不同的输入，请只选连到同一个输入的节点", en: "\"{node}\" and \"{other}\" feed different inputs. Select the nodes of one input" },
  turn: { zh_cn: "“{node}”使用了“{other}”的当前元素，请选中“{other}”及其整个循环体", en: "\"{node}\" uses the element of \"{other}\". Select \"{other}\" with its whole body" },
  unnamed: { zh_cn: "公式无法引用“{node}”的输出", en: "A formula cannot name the output of \"{node}\"" },
  path: { zh_cn: "公式无法书写“{node}”的路径 {path}", en: "A formula cannot write the path {path} of \"{node}\"" },
  missing: { zh_cn: "“{node}”的 {port} 没有值", en: "\"{node}\" has no value for {port}" },
};
