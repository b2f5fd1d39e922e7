// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  refused: { zh_cn: "IP {ip} 不在应用的白名单内", en: "The IP address {ip} is not on the app's allowlist" },
};
