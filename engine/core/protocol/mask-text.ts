import { hiddenValue, isPrivateName } from './private-name.ts';

const member = /(["'])([^"'\\]{1,100})\1\s*:\s*/g;
/** A text, cut off or not; whatever else stands there, up to its end. */
const memberValue = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s,}\]{["']+/y;
const formField = /([\w.-]{1,100})=[^&\s"<>]+/g;
const bearer = /\b(bearer)\s+[\w.~+/=-]+/gi;

/** Text that is no JSON, or the beginning of one too long to be read: what a private name holds is hidden, everything after it where that has members. */
export function maskText(text: string, isHidden: (name: string) => boolean = isPrivateName): string {
  let shown = '';
  let at = 0;
  for (const { 0: found, 2: name = '', index } of text.matchAll(member)) {
    if (index < at || !isHidden(name)) continue;
    memberValue.lastIndex = index + found.length;
    const value = memberValue.exec(text);
    shown += `${text.slice(at, index + found.length)}"${hiddenValue}"`;
    at = value ? memberValue.lastIndex : text.length;
  }
  return (shown + text.slice(at))
    .replaceAll(formField, (whole: string, name: string) => (isHidden(name) ? `${name}=${hiddenValue}` : whole))
    .replaceAll(bearer, `$1 ${hiddenValue}`);
}
