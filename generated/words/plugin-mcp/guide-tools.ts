// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "接口名称，如 Shop.Order.Create", en: "Name of the interface, such as Shop.Order.Create" },
  arguments: { zh_cn: "参数，按 describe_interface 的 inputSchema", en: "Arguments that follow the inputSchema of describe_interface" },
  searchInterfacesTitle: { zh_cn: "查找接口", en: "Search interfaces" },
  searchInterfacesDescription: { zh_cn: "按关键词查找可用的接口，返回名称、标题、产品、模块、一句话说明与是否只读。每个词都须出现在名称、标题、说明、参数、产品或模块中；不传 query 则列出全部。", en: "Finds the interfaces you may use and returns name, title, product, module, a one-sentence description and whether it only reads. Every word must occur in the name, title, description, parameters, product or module. Without a query, all are listed." },
  query: { zh_cn: "关键词，以空格分隔", en: "Words, separated by spaces" },
  product: { zh_cn: "只在这个 API 产品中查找，填写名称或编号", en: "Search only this API product, by title or ID" },
  module: { zh_cn: "只在这个模块中查找", en: "Search only this module" },
  effect: { zh_cn: "read：只读接口；write：会改变数据的接口", en: "read: interfaces that change nothing; write: the others" },
  limit: { zh_cn: "最多返回几个", en: "How many at most" },
  offset: { zh_cn: "跳过前几个", en: "How many to skip" },
  describeInterfaceTitle: { zh_cn: "查看接口", en: "Describe an interface" },
  describeInterfaceDescription: { zh_cn: "一个接口的完整说明：参数的 JSON Schema、返回字段、可能的失败与应使用的调用工具。第一次调用前先查看。", en: "Everything about one interface: JSON Schema of its arguments, fields of its answer, its refusals, and the tool that calls it. Read it before the first call." },
  callReadInterfaceTitle: { zh_cn: "调用只读接口", en: "Call an interface that reads" },
  callReadInterfaceDescription: { zh_cn: "调用一个不改变任何数据的接口；会改变数据的接口在这里被拒绝。", en: "Calls an interface that changes nothing; those that write are refused here." },
  callWriteInterfaceTitle: { zh_cn: "调用写入接口", en: "Call an interface that writes" },
  callWriteInterfaceDescription: { zh_cn: "调用一个可能新增、修改或删除数据的接口。", en: "Calls an interface that may add, change or remove data." },
};
