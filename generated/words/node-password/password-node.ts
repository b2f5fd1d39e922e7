// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  labels: {
    hash: { zh_cn: "生成密码哈希", en: "Hash a password" },
    verify: { zh_cn: "校验密码", en: "Check a password" },
  },
  node: { zh_cn: "密码", en: "Password" },
  kind: { zh_cn: "做什么", en: "What to do" },
  kindHint: { zh_cn: "使用 bcrypt，与 PHP 的 password_hash 相同。密码最长 72 字节。cost 超过 12 的哈希一律不匹配。与 null 比对时结果为否，且耗时相同，外人无法得知账号是否存在。", en: "Hashed with bcrypt, as password_hash of PHP does. A password has at most 72 bytes. A stored hash of a cost above 12 matches nothing. Checking against null answers false and takes as long: nobody learns which accounts exist." },
  password: { zh_cn: "密码", en: "Password" },
  stored: { zh_cn: "已存的哈希", en: "Stored hash" },
  hash: { zh_cn: "哈希", en: "Hash" },
  matches: { zh_cn: "是否一致", en: "Matches" },
};
