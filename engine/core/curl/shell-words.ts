/** Escapes of `$'…'`, as far as tools that copy commands write them. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\u0007', e: '\u001b', 0: '\0' };

/**
 * Splits one command of a POSIX shell into words, with all three kinds of quotes, backslashes and continued lines; or one of a Windows prompt, whose
 * sign for all of these is `^`. Expands nothing. Stops where another command begins. Returns null if a quotation mark is not closed.
 */
export function shellWords(command: string): string[] | null {
  const text = /\^["\r\n]/.test(command) ? command.replace(/\^(\r\n|.)/gs, (_, sign: string) => (/[\r\n]/.test(sign) ? ' ' : sign)) : command;
  const words: string[] = [];
  let word: string | null = null;
  const add = (part: string) => {
    word = (word ?? '') + part;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === '\\') {
      if (next === '\n' || next === '\r') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
      else {
        add(next);
        at++;
      }
    } else if (sign === "'" || sign === '"' || (sign === '$' && next === "'")) {
      const quoted = quotedAt(text, at);
      if (!quoted) return null;
      add(quoted.text);
      at = quoted.last;
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (/[|;&<>]/.test(sign)) break;
    else add(sign);
  }
  if (word !== null) words.push(word);
  return words;
}

/** Returns the text in the quotes that begin at `start`, and the offset of their end. */
function quotedAt(text: string, start: number): { text: string; last: number } | null {
  const isAnsi = text.charAt(start) === '$';
  const mark = isAnsi ? "'" : text.charAt(start);
  let found = '';
  for (let at = start + (isAnsi ? 2 : 1); at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === mark) return { text: found, last: at };
    if (sign !== '\\' || (mark === "'" && !isAnsi)) {
      found += sign;
      continue;
    }
    const rest = text.slice(at + 1);
    const [code, hex] = isAnsi ? (/^(?:x([0-9a-f]{1,2})|u([0-9a-f]{1,4})|U([0-9a-f]{1,8}))/i.exec(rest) ?? []).filter((part) => part !== undefined) : [];
    if (code !== undefined && hex !== undefined) {
      found += String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10_ff_ff));
      at += code.length;
    } else {
      const next = rest.charAt(0);
      // In double quotes a backslash stands for itself but before these signs.
      if (isAnsi) found += escapes[next] ?? next;
      else if (next !== '\n') found += /["\\$`]/.test(next) ? next : `\\${next}`;
      at++;
    }
  }
  return null;
}
