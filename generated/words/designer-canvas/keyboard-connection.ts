// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  choose: { zh_cn: "请先选中一个节点", en: "Select one node first" },
  nowhere: { zh_cn: "{from} 没有可连接的端口", en: "No compatible port for {from}" },
  at: { zh_cn: "{from} → {to}（{place}/{count}），方向键选择，回车连接，Esc 取消", en: "{from} → {to} ({place} of {count}). Arrow keys choose, Enter connects, Esc cancels" },
  cancelled: { zh_cn: "已取消连线", en: "Connection canceled" },
};
