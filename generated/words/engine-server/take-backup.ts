// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exists: { zh_cn: "文件 {archive} 已存在，请换一个文件名", en: "{archive} already exists; choose another name" },
  notThere: { zh_cn: "数据文件夹 {folder} 中没有 {needed}；请用 PORTICO_DATA 指定正在使用的数据文件夹（使用 PostgreSQL 时还需 DATABASE_URL）", en: "there is no {needed} in {folder}; name the data folder in use with PORTICO_DATA (and DATABASE_URL for PostgreSQL)" },
};
