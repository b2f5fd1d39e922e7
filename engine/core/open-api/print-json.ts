import type { Json } from '../json/json.ts';

/**
 * Prints a document path by path, so that neither text nor work come in one piece.
 * @param indent spaces within a path; 0 puts each on one line
 */
export function* printJson(head: Json, paths: Iterable<[path: string, item: Json]>, indent: number): Generator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "paths": {`;
  let separator = '\n';
  for (const [path, item] of paths) {
    yield `${separator}    ${JSON.stringify(path)}: ${indented(JSON.stringify(item, null, indent), '    ').trimStart()}`;
    separator = ',\n';
  }
  yield separator === '\n' ? '}\n}\n' : '\n  }\n}\n';
}

/** Indents every line. Only line feeds end a line: a text may contain U+2028 as it is. */
export function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}
