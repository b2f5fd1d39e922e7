// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  interrupted: { zh_cn: "服务器在处理过程中停止，请重新执行", en: "The server stopped while this job was running. Start it again" },
};
