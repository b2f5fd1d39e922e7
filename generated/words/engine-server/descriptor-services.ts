// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有名为 {name} 的页面", en: "There is no screen called {name}" },
  readOnly: { zh_cn: "服务器不能写入该文件。请下载后在部署中替换", en: "The server may not write this file. Download it and deploy it with the next release" },
  stale: { zh_cn: "文件已被他人修改。请重新载入后再保存", en: "The file has been changed in the meantime. Reload it before you save" },
};
