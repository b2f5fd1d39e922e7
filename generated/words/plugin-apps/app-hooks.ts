// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  origin: { zh_cn: "“{entry}”不是网页来源。格式为 http(s)://主机[:端口]，不含路径和通配符，例如 https://shop.example", en: "“{entry}” is not an origin. Write http(s)://host[:port] without a path or wildcards, such as https://shop.example" },
  tooMany: { zh_cn: "网页来源最多 {max} 个", en: "Enter at most {max} origins" },
};
