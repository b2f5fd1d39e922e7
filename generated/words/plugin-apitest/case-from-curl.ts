// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "这不是调用接口的 curl 命令：须有地址和参数 service", en: "This is not a curl command that calls an interface; it needs an address and the parameter service" },
  unknown: { zh_cn: "没有接口 {service}", en: "There is no interface {service}" },
};
