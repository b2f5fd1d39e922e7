// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  origin: { zh_cn: "「{entry}」不是网页来源：应为 http(s)://主机[:端口]，如 https://shop.example，不含路径和通配符", en: "“{entry}” is no origin: write http(s)://host[:port], such as https://shop.example, without a path or wildcards" },
  tooMany: { zh_cn: "网页来源最多 {max} 个", en: "At most {max} origins" },
};
