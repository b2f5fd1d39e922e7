import { isAddressOrRange } from '../../formats/ip-list/core/addresses.ts';
import { isNestedDeeper } from '../json/nesting.ts';
import { parseDate } from '../text/date.ts';
import type { Text } from '../text/text.ts';

/** What a text of one named format must look like. */
export interface FormatRule {
  check(value: string): boolean;
  /** What is allowed, as the end of the sentence `{label}…`. */
  allowed: Text;
}

/** Deepest JSON that is stored: printing much deeper values would overflow the stack. */
export const maxJsonDepth = 64;

/**
 * One row per format of engine/core/descriptor/formats.ts whose texts have a shape of their own. Every check takes time linear in the
 * length of the text. The rows have the form ajv wants for a format, so the same object serves the server and the browser's validator.
 */
export const formatRules: Readonly<Record<string, FormatRule>> = {
  phone: {
    check: (value) => phonePatterns.some((pattern) => pattern.test(value)),
    allowed: {
      zh_cn: '须为 11 位手机号、带区号的座机号或 + 开头的国际号码',
      en: 'must be an 11-digit mobile number, a landline with area code or an international number with +',
    },
  },
  email: {
    check: isEmail,
    allowed: { zh_cn: '须为正确的邮箱地址，如 name@example.com', en: 'must be an e-mail address such as name@example.com' },
  },
  url: {
    check: isWebAddress,
    allowed: { zh_cn: '须为以 http:// 或 https:// 开头的网址', en: 'must be an address that begins with http:// or https://' },
  },
  image: {
    check: isFileAddress,
    allowed: { zh_cn: '须为已上传的图片或 http(s) 图片地址', en: 'must be an uploaded picture or an http(s) address' },
  },
  file: {
    check: isFileAddress,
    allowed: { zh_cn: '须为已上传的文件或 http(s) 文件地址', en: 'must be an uploaded file or an http(s) address' },
  },
  'ip-list': {
    check: (value) => value.length <= 5_000 && value.split(',').every((part) => isAddressOrRange(part.trim())),
    allowed: {
      zh_cn: '须为英文逗号分隔的 IP 地址或网段，如 10.0.0.1,192.168.0.0/16',
      en: 'must be IP addresses or ranges separated by commas, such as 10.0.0.1,192.168.0.0/16',
    },
  },
  tags: {
    check: isTagList,
    allowed: { zh_cn: '须为英文逗号分隔的标签，不重复，每个最多 50 个字', en: 'must be different tags separated by commas, each at most 50 characters' },
  },
  color: {
    check: (value) => /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(value),
    allowed: { zh_cn: '须为颜色值，如 #1677ff', en: 'must be a colour such as #1677ff' },
  },
  icon: {
    check: (value) => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(value) || isFileAddress(value),
    allowed: { zh_cn: '须为图标名称或图标文件地址', en: 'must be the name of an icon or the address of its file' },
  },
  json: {
    check: isJson,
    allowed: { zh_cn: `须为正确的 JSON，嵌套不超过 ${maxJsonDepth} 层`, en: `must be valid JSON, nested at most ${maxJsonDepth} levels` },
  },
  password: {
    check: (value) => !/\s/.test(value) && [...value].length >= 6 && [...value].length <= 20,
    allowed: { zh_cn: '长度须为 6–20 个字符，且不含空格', en: 'must have 6 to 20 characters and no spaces' },
  },
  secret: {
    check: (value) => value === value.trim() && !/\p{Cc}/u.test(value.replace(/[\r\n\t]/g, '')),
    allowed: { zh_cn: '首尾不能有空格，也不能含控制字符', en: 'must not begin or end with a space nor hold control characters' },
  },
  date: {
    check: (value) => value.length === 10 && hasUsualYear(value) && parseDate(value) !== null,
    allowed: { zh_cn: '须为存在的日期，格式 YYYY-MM-DD', en: 'must be an existing date, written YYYY-MM-DD' },
  },
  'date-time': {
    check: (value) => value.length > 10 && hasUsualYear(value) && parseDate(value) !== null,
    allowed: {
      zh_cn: '须为存在的时间，格式 YYYY-MM-DD HH:mm:ss，可带时区，如 2026-11-22T10:00:00+08:00',
      en: 'must be an existing time, written YYYY-MM-DD HH:mm:ss, with an offset if you like: 2026-11-22T10:00:00+08:00',
    },
  },
};

/** The checks as ajv's `formats` option and the generated validator modules take them. */
export const formatChecks: Readonly<Record<string, (value: string) => boolean>> = Object.fromEntries(
  Object.entries(formatRules).map(([format, rule]) => [format, rule.check]),
);

/** Undefined when the text has the format, or when the format puts no limit on texts; else what is allowed. */
export function formatError(format: string, value: string): Text | undefined {
  const rule = Object.hasOwn(formatRules, format) ? formatRules[format] : undefined;
  return rule === undefined || rule.check(value) ? undefined : rule.allowed;
}

const phonePatterns = [/^1[3-9]\d{9}$/, /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/, /^[48]00-?\d{3}-?\d{4}$/, /^\+\d[\d -]{5,18}\d$/];

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const name = value.slice(0, at);
  const domain = value.slice(at + 1);
  if (at < 1 || name.length > 64 || domain.length > 253 || !/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(name)) return false;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-'));
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\"<>`]+$/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}

/** A file of ours, or a web address. */
function isFileAddress(value: string): boolean {
  return /^\/files\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value) || isWebAddress(value);
}

function isTagList(value: string): boolean {
  const tags = value.split(',').map((tag) => tag.trim());
  return tags.every((tag) => tag !== '' && [...tag].length <= 50) && new Set(tags).size === tags.length;
}

function isJson(value: string): boolean {
  if (isNestedDeeper(value, maxJsonDepth)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** True when arrays and objects are nested more than `levels` deep. Walks without recursion, so depth itself cannot hurt. */
export function isDeeper(value: unknown, levels: number): boolean {
  let layer = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    layer = layer.filter((member) => member !== null && typeof member === 'object').flatMap((member) => Object.values(member as object));
    if (depth >= levels && layer.length > 0) return true;
  }
  return false;
}

/** Four-digit years from 1000 on: what both databases can hold and order, whatever the time zone. */
function hasUsualYear(value: string): boolean {
  return /^[1-9]\d{3}-/.test(value) && value < '9999-12-31';
}
