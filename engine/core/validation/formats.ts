import { texts as words } from '../../../generated/words/engine-core/formats.ts';
import { isAddressOrRange } from '../../formats/ip-list/core/addresses.ts';
import { isNestedDeeper } from '../json/nesting.ts';
import { parseDate } from '../text/date.ts';
import { fillText, type Text } from '../text/text.ts';

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
    allowed: words.phoneAllowed,
  },
  email: {
    check: isEmail,
    allowed: words.emailAllowed,
  },
  url: {
    check: isWebAddress,
    allowed: words.urlAllowed,
  },
  image: {
    check: isFileAddress,
    allowed: words.imageAllowed,
  },
  file: {
    check: isFileAddress,
    allowed: words.fileAllowed,
  },
  'ip-list': {
    check: (value) => value.length <= 5_000 && value.split(',').every((part) => isAddressOrRange(part.trim())),
    allowed: words.ipListAllowed,
  },
  tags: {
    check: isTagList,
    allowed: words.tagsAllowed,
  },
  color: {
    check: (value) => /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(value),
    allowed: words.colorAllowed,
  },
  icon: {
    check: (value) => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(value) || isFileAddress(value),
    allowed: words.iconAllowed,
  },
  json: {
    check: isJson,
    allowed: fillText(words.allowed, { maxJsonDepth }),
  },
  password: {
    check: (value) => !/\s/.test(value) && [...value].length >= 6 && [...value].length <= 20,
    allowed: words.passwordAllowed,
  },
  secret: {
    check: (value) => value === value.trim() && !/\p{Cc}/u.test(value.replace(/[\r\n\t]/g, '')),
    allowed: words.secretAllowed,
  },
  date: {
    check: (value) => value.length === 10 && hasUsualYear(value) && parseDate(value) !== null,
    allowed: words.dateAllowed,
  },
  'date-time': {
    check: (value) => value.length > 10 && hasUsualYear(value) && parseDate(value) !== null,
    allowed: words.dateTimeAllowed,
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
