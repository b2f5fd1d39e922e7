// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sealed: { zh_cn: "{column} 将成为密码或密钥，而 {rows} 行（如 ID {ids}）仍以明文保存。未做任何改动。请为加密字段另取名称，或先清空这些行。", en: "{column} would become a password or secret, but {rows} rows (such as ID {ids}) have an unencrypted value. Nothing was changed. Use a new name for the sealed field, or empty these rows first." },
  member: { zh_cn: "{from} 似乎改名为 {to}，而 {rows} 行（如 ID {ids}）在 {from} 中有值，页面将不再显示它们，下次保存时会丢失。请改回原名；若确认不再需要，请新建 schemas/migrations/<年月日时分>-keep-{file}.json：{plan}", en: "{from} seems to have been renamed to {to}, and {rows} rows (such as ID {ids}) have a value in {from} that would no longer be shown and would be lost with the next save. Change the name back or, if the values are not needed, write schemas/migrations/<yyyymmddhhmm>-keep-{file}.json: {plan}" },
};
