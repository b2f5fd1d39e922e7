// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  large: { zh_cn: "返回的文件超过 {max} MB，请通过 /api/ 调用", en: "The response is a file of more than {max} MB. Call the interface at /api/" },
};
