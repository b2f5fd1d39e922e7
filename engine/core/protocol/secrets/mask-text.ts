import { hiddenValue, isPrivateName } from './private-name.ts';

const member = /(["'])([^"'\\]{1,100})\1\s*:\s*/g;
/** A string, closed or not; any other value up to its end. */
const memberValue = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s,}\]{["']+/y;
/** Every pattern below contains one of these; most texts do not. */
const telling = /["'=\s]/;
const nameLetter = /[\w.-]/;
const longestName = 100;
const formValue = /[^&\s"<>]+/y;
/** As in curl commands: a quoted header, and a username with its password. */
const header = /(["'])([\w-]{1,100}):[ \t]*[^"'\r\n]+/g;
const userOption = /(\s(?:-u|--user)[ \t=]*["']?[^\s:"']{0,200}:)[^\s"']+/g;
const bearer = /\b(bearer)\s+[\w.~+/=-]+/gi;

/**
 * Masks values of private names in text that is no JSON, or the beginning of JSON too long to be parsed. Where such a value has members, masks
 * everything after it.
 */
export function maskText(text: string, isHidden: (name: string) => boolean = isPrivateName): string {
  if (!telling.test(text)) return text;
  let shown = '';
  let at = 0;
  for (const { 0: found, 2: name = '', index } of text.matchAll(member)) {
    if (index < at || !isHidden(name)) continue;
    memberValue.lastIndex = index + found.length;
    const value = memberValue.exec(text);
    shown += `${text.slice(at, index + found.length)}"${hiddenValue}"`;
    at = value ? memberValue.lastIndex : text.length;
  }
  return maskFields(shown + text.slice(at), isHidden)
    .replaceAll(header, (found, quote: string, name: string) => (isHidden(name) ? `${quote}${name}: ${hiddenValue}` : found))
    .replaceAll(userOption, `$1${hiddenValue}`)
    .replaceAll(bearer, `$1 ${hiddenValue}`);
}

/**
 * Masks `name=value`, as in forms and addresses. Searches backwards from the equals sign: a pattern that starts with the name tries every letter of a
 * long text as its start, which took longer than the rest of a call.
 */
function maskFields(text: string, isHidden: (name: string) => boolean): string {
  let shown = '';
  let at = 0;
  for (let sign = text.indexOf('='); sign !== -1; sign = text.indexOf('=', Math.max(at, sign + 1))) {
    let start = sign;
    while (start > at && sign - start < longestName && nameLetter.test(text[start - 1]!)) start--;
    formValue.lastIndex = sign + 1;
    if (start === sign || !formValue.test(text)) continue;
    const end = formValue.lastIndex;
    const name = text.slice(start, sign);
    shown += isHidden(name) ? `${text.slice(at, start)}${name}=${hiddenValue}` : text.slice(at, end);
    at = end;
  }
  return shown + text.slice(at);
}
