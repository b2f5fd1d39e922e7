import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import { linesOfNode } from '../../codegen/hand-edit/lines-of-node.ts';

/** What a node became in generated files, without the indentation its lines share. Empty where it became nothing. */
export function codeOfNode(files: readonly GeneratedFile[], node: string): string {
  const lines = files.flatMap(({ text, map }) => {
    const all = text.split('\n');
    return linesOfNode(map, node).flatMap(({ from, to }) => all.slice(from - 1, to));
  });
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}
