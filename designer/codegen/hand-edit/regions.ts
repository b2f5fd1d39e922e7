import { diffIndices } from 'node-diff3';

const open = '// #region hand edit';
const close = '// #endregion hand edit';

/**
 * The edited text with a region comment around every part that is not as it was generated, so that it can be seen and folded. Marking a
 * marked text changes nothing. Works for TypeScript and PHP.
 */
export function markRegions(base: string, edited: string): string {
  const lines = stripRegions(edited).split('\n');
  const marked: string[] = [];
  let next = 0;
  for (const { buffer2 } of diffIndices(base.split('\n'), lines)) {
    const [start = 0, length = 0] = buffer2;
    // Text in front of the opening tag would be sent to the caller.
    const first = start === 0 && lines[0]?.startsWith('<?php') ? 1 : start;
    const last = Math.max(first, start + length);
    const indent = /^\s*/.exec(lines.slice(first, last).find((line) => line.trim() !== '') ?? lines[first] ?? '')?.[0] ?? '';
    marked.push(...lines.slice(next, first), indent + open, ...lines.slice(first, last), indent + close);
    next = last;
  }
  return [...marked, ...lines.slice(next)].join('\n');
}

/** The text without the comments `markRegions` put there. Regions of other names stay. */
export function stripRegions(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== open && line.trim() !== close)
    .join('\n');
}
