// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  pattern: { zh_cn: "调用此函数时无法校验参数 {name} 的正则：两种语言须有相同的含义，请勿使用环视、反向引用等写法", en: "Calls of the function cannot be held to the pattern of {name}: both languages have to read it alike. Leave out look-around, back references and the like" },
  effect: { zh_cn: "函数只做计算：“{node}”会访问或改变外部，请留在接口里，把它的值传给函数", en: "A function only computes: \"{node}\" asks or changes something outside. Keep it in the interface and pass its value to the function" },
  copy: { zh_cn: "这个节点里没有函数 {service} 的内容，请重新选择", en: "The function {service} is not there in this node. Choose it again" },
  recursive: { zh_cn: "函数不能调用自己：{service}", en: "A function cannot use itself: {service}" },
  deep: { zh_cn: "函数之间最多嵌套 {max} 层：{service}", en: "Functions may use one another at most {max} levels deep: {service}" },
  broken: { zh_cn: "函数 {service} 有错误：{reason}", en: "The function {service} has a mistake: {reason}" },
  outdated: { zh_cn: "“{node}”使用 {service} 第 {version} 版，已发布第 {newest} 版", en: "\"{node}\" uses version {version} of {service}; version {newest} is published" },
};
