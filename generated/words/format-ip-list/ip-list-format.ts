// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为英文逗号分隔的 IP 地址或网段，如 10.0.0.1,192.168.0.0/16", en: "must be IP addresses or ranges separated by commas, such as 10.0.0.1,192.168.0.0/16" },
};
