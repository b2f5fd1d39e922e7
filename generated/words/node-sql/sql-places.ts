// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  place: { zh_cn: "语句中不能使用“?”，请用 :name 表示值", en: "“?” cannot stand in a statement: write :name for a value" },
  several: { zh_cn: "只能写一条语句，“;”之后不能再有内容", en: "One statement only: nothing may follow the “;”" },
  open: { zh_cn: "引号或注释没有结束", en: "A quote or comment has no end" },
  quote: { zh_cn: "引号内的反斜杠和 $$ 在各数据库中含义不同，请把文本作为值（:name）传入", en: "Backslashes and $$ in quoted text are read differently by databases: pass the text as a value (:name)" },
  writes: { zh_cn: "只读语句须以 SELECT、WITH、VALUES 或 TABLE 开头，不能以“{word}”开头；要修改数据请开启“允许写入”", en: "A statement that only reads begins with SELECT, WITH, VALUES or TABLE, not “{word}”; turn on “May write” to change data" },
};
