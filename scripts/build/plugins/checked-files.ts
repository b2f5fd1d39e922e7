import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readScreen } from '../../../engine/core/descriptor/check/read-screen.ts';
import { listFiles } from '../../../engine/server/screens/list-files.ts';
import { checkPatterns } from '../../../engine/server/screens/patterns/pattern-safety.ts';
import { fileHash, readListed } from '../../../engine/server/screens/read-listed.ts';
import { schemaFolders } from '../../../generated/plugins.server.ts';
import { root } from '../paths.ts';

/** Checks the product's own descriptors once, so that a start does not check a hundred files that are as they were. */
export const checkedFiles: Plugin = {
  name: 'checked-files',
  setup({ onLoad }) {
    onLoad({ filter: /\/screens\/checked-files\.ts$/ }, async () => ({
      contents: `export const checkedFiles = new Set(${JSON.stringify(await faultlessFiles(schemaFolders.map((folder) => join(root, folder))))});`,
      loader: 'js',
    }));
  },
};

/** Returns the hashes of the descriptors in the folders about which nothing is to be said. */
export async function faultlessFiles(folders: readonly string[]): Promise<string[]> {
  const { files } = await listFiles(folders);
  const hashes: string[] = [];
  for (const file of files.filter(({ kind }) => kind === 'screen')) {
    const { source } = readListed(file, new Set());
    const { candidate, diagnostics } = source ? readScreen(source) : { diagnostics: [] };
    if (candidate && diagnostics.length === 0 && (await checkPatterns(candidate)).length === 0) hashes.push(fileHash(readFileSync(file.path)));
  }
  return hashes;
}
