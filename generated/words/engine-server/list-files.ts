// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  folder: { zh_cn: "文件夹", en: "folder" },
  pipe: { zh_cn: "管道", en: "pipe" },
  socket: { zh_cn: "套接字", en: "socket" },
  device: { zh_cn: "设备", en: "device" },
};
