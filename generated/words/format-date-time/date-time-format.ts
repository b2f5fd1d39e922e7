// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为存在的时间，格式 YYYY-MM-DD HH:mm:ss，可带时区，如 2026-11-22T10:00:00+08:00", en: "must be an existing time, written YYYY-MM-DD HH:mm:ss, with an offset if you like: 2026-11-22T10:00:00+08:00" },
};
