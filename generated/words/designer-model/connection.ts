// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  port: { zh_cn: "“{node}”没有端口 {port}", en: "\"{node}\" has no port {port}" },
  mismatch: { zh_cn: "{found}不能接到{wanted}端口 {port}", en: "Port {port} expects {wanted}, not {found}" },
  cycle: { zh_cn: "会形成环：{path}", en: "This would create a cycle: {path}" },
  scope: { zh_cn: "这个值只存在于“{loop}”的 {port} 之内，不能用在循环之外", en: "The value exists only inside {port} of \"{loop}\" and cannot be used outside the loop" },
};
