// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  privateKey: { zh_cn: "不是 RSA 私钥，请粘贴密钥工具生成的应用私钥", en: "This is no RSA private key. Paste the app private key of the key tool" },
  publicKey: { zh_cn: "不是 RSA 公钥，请粘贴开放平台显示的支付宝公钥", en: "This is no RSA public key. Paste the Alipay public key of the open platform" },
  none: { zh_cn: "至少开启一种支付方式", en: "Switch on at least one way to pay" },
  key: { zh_cn: "请先关闭该支付方式，再清除密钥", en: "Switch the provider off before its key is removed" },
};
