// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  long: { zh_cn: "SQL 最多 {max} 个字符", en: "The SQL may have at most {max} characters" },
  character: { zh_cn: "SQL 中不能有空字符", en: "The SQL contains a null character" },
  unterminated: { zh_cn: "第 {line} 行：引号或注释没有结束", en: "Line {line}: a quote or comment is not closed" },
  executable: { zh_cn: "第 {line} 行：不允许可执行注释（/*! … */），请改用普通注释", en: "Line {line}: executable comments (/*! … */) are not allowed; use an ordinary one" },
  several: { zh_cn: "一次只能执行一条语句，第 {line} 行开始了第二条", en: "Only one statement at a time; a second one starts on line {line}" },
  empty: { zh_cn: "请填写一条 SQL 语句", en: "Enter a SQL statement" },
  kind: { zh_cn: "不能执行以“{word}”开头的语句。可以查询（select、with、show、explain），超级管理员还可以写入数据、修改表结构", en: "Statements that start with \"{word}\" cannot be run here. Queries (select, with, show, explain) can; a super admin may also change rows, tables, indexes and views" },
  forbidden: { zh_cn: "语句中不能使用 {name}：它会越出该数据库", en: "{name} must not be used in a statement: it reaches outside the database" },
};
