// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有可用的接口 {name}，请用 search_interfaces 查找", en: "You have no interface {name}. Find one with search_interfaces" },
  writes: { zh_cn: "{name} 会改变数据，请用 call_write_interface 调用", en: "{name} changes data. Call it with call_write_interface" },
  files: { zh_cn: "{name} 有文件参数，工具无法携带文件；请以 multipart/form-data 调用 /api/", en: "{name} takes files, which tools cannot send. Call it at /api/ with multipart/form-data" },
};
