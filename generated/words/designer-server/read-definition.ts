// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unreadable: { zh_cn: "定义中有未结束的引号或注释，或可执行注释", en: "The definition has an unclosed quote or comment, or an executable comment" },
  begin: { zh_cn: "定义必须以 create [or replace] procedure 或 function 开头", en: "A definition starts with create [or replace] procedure or function" },
  kind: { zh_cn: "定义的类型与所选的 {kind} 不一致", en: "The definition does not match the chosen type, {kind}" },
  name: { zh_cn: "定义中的名称是 {found}，应为 {name}", en: "The definition names {found}; it must be {name}" },
  several: { zh_cn: "定义只能有一条语句，过程体请写在 $$ 之间", en: "A definition must be one statement; write the body between $$" },
  language: { zh_cn: "请写明 language sql 或 language plpgsql，不允许其他语言", en: "Use language sql or language plpgsql; no other is allowed" },
};
