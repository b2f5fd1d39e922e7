// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  key: { zh_cn: "请求头 Idempotency-Key 须为 1–255 个可见 ASCII 字符，且只能出现一次", en: "The header Idempotency-Key holds 1 to 255 visible ASCII characters and stands there once" },
  other: { zh_cn: "该 Idempotency-Key 已用于内容不同的调用，请换用新的", en: "This Idempotency-Key was used for a call with other content; take a new one" },
  running: { zh_cn: "相同 Idempotency-Key 的调用正在处理，请稍后重试", en: "A call with this Idempotency-Key is in progress; try again in a moment" },
  unknown: { zh_cn: "相同 Idempotency-Key 的调用开始后服务中断，结果未知；请先核实是否已生效，再用新的 Idempotency-Key 调用", en: "A call with this Idempotency-Key began and was cut off; its outcome is unknown. Find out whether it took effect before calling with a new key" },
  unkept: { zh_cn: "相同 Idempotency-Key 的调用已执行；其结果是文件、超过 1 MB，或超出应用每日可保留的总量，未保留", en: "The call with this Idempotency-Key was carried out; its answer, a file, more than 1 MB, or more than is kept of one app a day, was not kept" },
};
