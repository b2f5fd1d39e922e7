import type { GeneratedFile } from '../../emit/generated-file.ts';
import type { LineRange } from '../../emit/writer.ts';
import { plainRanges } from './php-ranges.ts';
import { wrapPhp } from './wrap-php.ts';

/**
 * A printed class as its owner would write it: short arrays, `use` lines for the classes of the project, no line over 120 characters where it can be
 * parted. What it does stays the same, and nodes keep their lines. Code that people have written would have to be read for it: files with such stay.
 */
export function tidyPhp(file: GeneratedFile): GeneratedFile {
  const imported = withImports(withShortArrays(file.text));
  const lines = imported.text.split('\n');
  const starts: number[] = [];
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    starts.push(written.length + 1);
    const wrapped = wrapPhp(lines[at]!);
    const isHead = wrapped.length > 1 && /^\s*(?:public|private) (?:static )?function /.test(wrapped[0]!);
    if (isHead && lines[at + 1]?.trim() === '{') {
      written.push(...wrapped.slice(0, -1), `${wrapped.at(-1)} {`);
      starts.push(written.length);
      at++;
    } else written.push(...wrapped);
  }
  starts.push(written.length + 1);
  const moved = (line: number) => (line < imported.at ? line : line + imported.count);
  const map = file.map.map(({ node, from, to }): LineRange => ({ node, from: starts[moved(from) - 1]!, to: starts[moved(to)]! - 1 }));
  return { ...file, text: written.join('\n'), map };
}

/** `array(…)` as `[…]`. */
function withShortArrays(php: string): string {
  const texts = php.split('');
  const opened: boolean[] = [];
  for (const [from, to] of plainRanges(php)) {
    for (let at = from; at < to; at++) {
      if (texts[at] === '(') {
        const isArray = php.slice(at - 5, at) === 'array' && !/[\w$\\>:]/.test(php[at - 6] ?? '');
        opened.push(isArray);
        if (!isArray) continue;
        texts.fill('', at - 5, at);
        texts[at] = '[';
      } else if (texts[at] === ')' && opened.pop()) texts[at] = ']';
    }
  }
  return texts.join('');
}

interface Imported {
  text: string;
  /** The line, from 1, that moved first, and by how many lines. */
  at: number;
  count: number;
}

/** Full names of classes of the project and of `Portico`, each by its last part, with a `use` line; where two would be called the same, both stay full. */
function withImports(php: string): Imported {
  const lines = php.split('\n');
  const place = lines.findIndex((line) => line.startsWith('namespace ')) + 2;
  const own = lines.slice(place).filter((line) => /^use [\w\\]+(?: as \w+)?;$/.test(line));
  const reserved = new Set(
    [...own.map((line) => /(\w+);$/.exec(line)![1]!), /^(?:final )?class (\w+)/m.exec(php)?.[1] ?? ''].map((name) => name.toLowerCase()),
  );
  const names = new Map<string, string>();
  // What is called without `new` is a function.
  const full = /(?<=\bnew )\\([A-Za-z]\w*(?:\\\w+)+)|(?<![\w\\])\\([A-Za-z]\w*(?:\\\w+)+)(?![\w\\(])/g;
  for (const [from, to] of plainRanges(php))
    for (const [, created, named] of php.slice(from, to).matchAll(full)) names.set(created ?? named ?? '', (created ?? named ?? '').split('\\').at(-1)!);
  const isTwice = (name: string, last: string) => [...names].some(([other, end]) => other !== name && end.toLowerCase() === last.toLowerCase());
  const used = new Map([...names].filter(([name, last]) => !reserved.has(last.toLowerCase()) && !isTwice(name, last)));
  const text = plainRanges(php).reduceRight((result, [from, to]) => {
    const plain = php.slice(from, to).replace(full, (found, created?: string, named?: string) => used.get(created ?? named ?? '') ?? found);
    return result.slice(0, from) + plain + result.slice(to);
  }, php);
  if (used.size === 0) return { text, at: Number.POSITIVE_INFINITY, count: 0 };
  const changed = text.split('\n');
  const uses = [...own, ...[...used.keys()].map((name) => `use ${name};`)].sort();
  changed.splice(place, own.length, ...uses, ...(own.length === 0 ? [''] : []));
  return { text: changed.join('\n'), at: place + own.length + 1, count: uses.length - own.length + (own.length === 0 ? 1 : 0) };
}
