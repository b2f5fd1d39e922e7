// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  effect: { zh_cn: "函数只做计算：“{node}”会访问或改变外部，请留在接口里，把它的值传给函数", en: "A function only computes: \"{node}\" asks or changes something outside. Keep it in the interface and pass its value to the function" },
  copy: { zh_cn: "这个节点里没有函数 {service} 的内容，请重新选择", en: "The function {service} is not there in this node. Choose it again" },
  recursive: { zh_cn: "函数不能调用自己：{service}", en: "A function cannot use itself: {service}" },
  deep: { zh_cn: "函数之间最多嵌套 {max} 层：{service}", en: "Functions may use one another at most {max} levels deep: {service}" },
  broken: { zh_cn: "函数 {service} 有错误：{reason}", en: "The function {service} has a mistake: {reason}" },
  outdated: { zh_cn: "“{node}”使用 {service} 第 {version} 版，已发布第 {newest} 版", en: "\"{node}\" uses version {version} of {service}; version {newest} is published" },
};
