import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { sourceOfEntry } from './plugins/shared-chunk.ts';

/** What a page needs at once, per source file that is loaded on its own: file names of its chunks, its own first. */
export type Closures = Record<string, string[]>;

/**
 * The static imports of every entry and every lazily loaded source, all the way down, so that a page can name them at once
 * instead of the browser finding one after the other.
 */
export function closuresOf(metafile: Metafile): Closures {
  const closures: Closures = {};
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint !== undefined && output.endsWith('.js'))
      closures[sourceOfEntry(entryPoint)] = [...chunksBelow(metafile, output)].map((file) => basename(file));
  }
  return closures;
}

/** Style sheets that chunks of these names link while they are evaluated, relative to the repository. */
export function sheetsOf({ outputs }: Metafile, files: readonly string[]): string[] {
  const chunks = Object.entries(outputs).filter(([output]) => files.includes(basename(output)));
  return chunks.flatMap(([, { inputs }]) =>
    Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (input.endsWith('.css') && bytesInOutput > 0 ? [input] : [])),
  );
}

/** What the given sources load on demand. */
export function lazySourcesOf({ inputs }: Pick<Metafile, 'inputs'>, from: RegExp): string[] {
  const loaders = Object.entries(inputs).filter(([source]) => from.test(source));
  return loaders.flatMap(([, { imports }]) => imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? [sourceOfEntry(path)] : [])));
}

function chunksBelow(metafile: Metafile, output: string, seen = new Set<string>()): Set<string> {
  if (seen.has(output)) return seen;
  seen.add(output);
  for (const { path, kind, external } of metafile.outputs[output]?.imports ?? []) {
    if (kind === 'import-statement' && !external) chunksBelow(metafile, path, seen);
  }
  return seen;
}
