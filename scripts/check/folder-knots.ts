import { dirname } from 'node:path/posix';

export interface Knot {
  folders: string[];
  /** The imports between these folders, one example for each pair. */
  imports: { from: string; to: string }[];
}

/**
 * Groups of two or more folders that reach each other through the imports of their files (strongly connected components, Tarjan 1972).
 * A folder stands for the files directly in it: a folder and its subfolder are two.
 * @param imports file → the files it imports; imports of files that are no key are left out
 */
export function folderKnots(imports: Map<string, string[]>): Knot[] {
  const examples = new Map<string, Map<string, Knot['imports'][number]>>();
  for (const [from, targets] of imports) {
    const out = examples.get(dirname(from)) ?? new Map<string, Knot['imports'][number]>();
    examples.set(dirname(from), out);
    for (const to of targets) {
      if (imports.has(to) && dirname(to) !== dirname(from) && !out.has(dirname(to))) out.set(dirname(to), { from, to });
    }
  }
  const groups = connected([...examples.keys()].sort(), (folder) => [...(examples.get(folder)?.keys() ?? [])]);
  return groups
    .filter((folders) => folders.length > 1)
    .map((folders) => ({
      folders: folders.sort(),
      imports: folders.flatMap((folder) => [...(examples.get(folder) ?? [])].filter(([to]) => folders.includes(to)).map(([, example]) => example)),
    }));
}

function connected(nodes: string[], next: (node: string) => string[]): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    stack.push(node);
    let low = own;
    for (const other of next(node)) {
      if (!index.has(other)) low = Math.min(low, visit(other));
      else if (stack.includes(other)) low = Math.min(low, index.get(other) ?? own);
    }
    if (low === own) groups.push(stack.splice(stack.indexOf(node)));
    return low;
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return groups;
}

/** Files that no folder of the table holds. A folder ending in `/.` holds the files directly in it, any other one everything below it. */
export function unplacedFiles(files: string[], folders: string[]): string[] {
  return files.filter((file) => !folders.some((folder) => (folder.endsWith('/.') ? dirname(file) === folder.slice(0, -2) : file.startsWith(`${folder}/`))));
}
