import { formatFiles } from './format-files.ts';
import { iconNamesFile } from './icon-names.ts';
import { nodeFiles } from './node-files.ts';

/** The lists of formats, of node types and of icons: path → text. */
export function partLists(root: string): Map<string, string> {
  return new Map([...formatFiles(root), ...nodeFiles(root), ['engine/core/descriptor/icon-names.ts', iconNamesFile()]]);
}
