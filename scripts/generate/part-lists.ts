import { formatFiles } from './format-files.ts';
import { nodeFiles } from './node-files.ts';

/** The lists of formats and of node types: path → text. */
export function partLists(root: string): Map<string, string> {
  return new Map([...formatFiles(root), ...nodeFiles(root)]);
}
