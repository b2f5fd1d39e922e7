// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  key: { zh_cn: "请求头 Idempotency-Key 须为 1–255 个可见 ASCII 字符，且只能出现一次", en: "Send the header Idempotency-Key once, with 1 to 255 visible ASCII characters" },
  other: { zh_cn: "该 Idempotency-Key 已用于内容不同的调用，请换用新的", en: "This Idempotency-Key was already used for a call with different content. Use a new one" },
  running: { zh_cn: "相同 Idempotency-Key 的调用正在处理，请稍后重试", en: "A call with this Idempotency-Key is still running. Try again in a moment" },
  unknown: { zh_cn: "相同 Idempotency-Key 的调用中途中断，结果未知。请先核实是否已生效，再用新的 Idempotency-Key 调用", en: "A call with this Idempotency-Key was interrupted and its outcome is unknown. Check whether it took effect before calling again with a new key" },
  unkept: { zh_cn: "相同 Idempotency-Key 的调用已执行，但结果未保留：结果是文件、超过 1 MB，或超出应用每日可保留的总量", en: "The call with this Idempotency-Key was completed, but its response was not kept: it is a file, is larger than 1 MB, or exceeds what is kept for an app per day" },
};
