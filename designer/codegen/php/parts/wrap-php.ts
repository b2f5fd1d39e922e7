import { plainRanges } from './php-ranges.ts';

/** The longest line that PSR-12 likes to see. */
const longest = 120;

interface Group {
  open: number;
  close: number;
  /** Where its elements are parted. */
  commas: number[];
}

/** A line of code that is too long, one element of its widest brackets in a line, again and again; the very line where nothing can be parted. */
export function wrapPhp(line: string): string[] {
  if ([...line].length <= longest || /^\s*(?:\/?\*|\/\/|#)/.test(line)) return [line];
  const group = widestGroup(line);
  if (!group) return [line];
  const indent = /^ */.exec(line)![0];
  const isList = line[group.open] === '[';
  const starts = [group.open + 1, ...group.commas.map((at) => at + 1)];
  const ends = [...group.commas, group.close];
  const elements = starts.map((start, index) => line.slice(start, ends[index]).trim()).filter((element) => element !== '');
  const inner = elements.flatMap((element, index) => {
    const comma = isList || index < elements.length - 1 ? ',' : '';
    return wrapPhp(`${indent}    ${element}${comma}`);
  });
  return [line.slice(0, group.open + 1), ...inner, `${indent}${line.slice(group.close)}`];
}

/** Of the brackets that stand in no others and close in the line, those with the longest text. */
function widestGroup(line: string): Group | undefined {
  const found: Group[] = [];
  const opened: Group[] = [];
  for (const [from, to] of plainRanges(line)) {
    for (let at = from; at < to; at++) {
      const sign = line[at]!;
      if ('([{'.includes(sign)) opened.push({ open: at, close: -1, commas: [] });
      if (sign === ',') opened.at(-1)?.commas.push(at);
      if (')]}'.includes(sign)) {
        const group = opened.pop();
        if (group && opened.length === 0) found.push({ ...group, close: at });
        else if (group) found.push({ ...group, close: at, commas: group.commas });
      }
    }
  }
  const closed = found.filter(({ open, close }) => line[open] !== '{' && close - open > 1 && !isWithin(line, open));
  const outer = closed.filter((one) => !closed.some((other) => other.open < one.open && other.close > one.close));
  return outer.toSorted((one, other) => other.close - other.open - (one.close - one.open))[0];
}

/** An index or a lone variable in brackets gains nothing. */
function isWithin(line: string, open: number): boolean {
  return line[open] === '[' && /[\w\])]$/.test(line.slice(0, open));
}
