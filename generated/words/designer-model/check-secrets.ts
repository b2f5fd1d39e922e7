// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  out: { zh_cn: "机密配置 {entry} 的值或由它算出的值会从“{node}”的 {port} 传出。机密只能随 HTTP 请求发送，或整体比较是否相等", en: "The secret entry {entry}, or a value computed from it, would be exposed through {port} of \"{node}\". A secret may only be sent with an HTTP call, or compared as a whole" },
  host: { zh_cn: "“{node}”发送机密配置 {entry}，而调用方可以通过 {port} 选择目标主机：请把主机写在地址中", en: "\"{node}\" sends the secret entry {entry} to a host that the caller chooses with {port}. Write the host into the URL instead" },
};
