// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noReturn: { zh_cn: "缺少“返回”节点", en: "There is no Return node" },
  twoReturns: { zh_cn: "只能有一个“返回”节点", en: "There can be only one Return node" },
  cycle: { zh_cn: "连线形成环：{path}", en: "The connections form a cycle: {path}" },
  twice: { zh_cn: "节点 {id} 重复", en: "Node {id} appears twice" },
  type: { zh_cn: "没有节点类型 {type}，可用：{allowed}", en: "There is no node type {type}; allowed: {allowed}" },
  port: { zh_cn: "“{node}”没有端口 {port}", en: "\"{node}\" has no port {port}" },
  empty: { zh_cn: "“{node}”的端口 {port} 未连接", en: "Port {port} of \"{node}\" is not connected" },
  node: { zh_cn: "没有节点 {id}", en: "There is no node {id}" },
  mismatch: { zh_cn: "“{node}”的端口 {port} 需要{wanted}，但收到{found}", en: "Port {port} of \"{node}\" expects {wanted} but gets {found}" },
  taken: { zh_cn: "“{node}”的端口 {port} 已有连线", en: "Port {port} of \"{node}\" is already connected" },
  scope: { zh_cn: "“{node}”使用循环“{loop}”的 {port}，但它的结果用在循环之外，或没有接入循环", en: "\"{node}\" uses {port} of the loop \"{loop}\", but its result is needed outside the loop" },
  idle: { zh_cn: "“{node}”不会被执行", en: "\"{node}\" never runs" },
};
