// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  call: { zh_cn: "调用接口", en: "Call interface" },
  service: { zh_cn: "接口", en: "Interface" },
  serviceHint: { zh_cn: "已发布接口的名称：Namespace.Class.Method。", en: "Name of a published interface: Namespace.Class.Method." },
  parameters: { zh_cn: "参数", en: "Parameters" },
  parametersHint: { zh_cn: "要传入的参数名，每个是一个输入端口；空值不传。", en: "Names of the parameters to send. Each becomes an input; null is not sent." },
  items: { zh_cn: "参数名", en: "Name" },
  callEntry: { zh_cn: "调用接口", en: "Call an interface" },
  data: { zh_cn: "返回数据", en: "Data" },
  sample: { zh_cn: "返回示例", en: "Sample answer" },
  sampleHint: { zh_cn: "粘贴一次返回的 data，后面的节点和公式就知道有哪些成员。不影响调用。", en: "Paste the data of one answer, and nodes and formulas behind it know its members. Calls do not depend on it." },
};
