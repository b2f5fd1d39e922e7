import { posix } from 'node:path';

/** A path that a document names and no file has. `line` counts from 1. */
export interface MissingPath {
  line: number;
  path: string;
}

/** Files that are named in full or from any folder on: `gateway/dispatch.ts`. */
const file = /^[\w.@-]+(?:\/[\w.@-]+)+\.(?:css|js|json|jsonc|md|php|ts|tsx|ya?ml)$/;
const folder = /^[\w.@-]+(?:\/[\w.@-]+)*$/;

/**
 * Finds the paths in a Markdown document that lead nowhere: code that looks like a file, folders that begin at the top, and links to files.
 * Fenced blocks are examples and left out.
 * @param document its own path, from which links are read
 * @param files every file of the repository
 */
export function missingPaths(document: string, text: string, files: readonly string[]): MissingPath[] {
  const ends = new Set<string>();
  const folders = new Set<string>();
  for (const path of files) {
    const parts = path.split('/');
    for (let start = 0; start < parts.length; start++) ends.add(parts.slice(start).join('/'));
    for (let end = 1; end < parts.length; end++) folders.add(parts.slice(0, end).join('/'));
  }
  const tops = new Set([...folders].filter((path) => !path.includes('/')));
  const isThere = (path: string) => ends.has(path) || folders.has(path);
  const prose = text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].flatMap(({ 1: code, 2: link, index }) => {
    const path = (code ?? link ?? '').replace(/#.*$/, '').replace(/\/$/, '');
    const line = prose.slice(0, index).split('\n').length;
    if (link !== undefined) {
      if (path === '' || /^[a-z]+:|^\//.test(path) || isThere(posix.join(posix.dirname(document), path))) return [];
      return [{ line, path }];
    }
    const isNamed = file.test(path) || (folder.test(path) && path.includes('/') && tops.has(path.split('/')[0] ?? ''));
    return isNamed && !isThere(path) && !isThere(posix.join(posix.dirname(document), path)) ? [{ line, path }] : [];
  });
}
