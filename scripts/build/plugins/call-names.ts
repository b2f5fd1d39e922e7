import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Where calls are declared. */
const contracts = /\/(engine\/core|designer)\/calls\/[\w-]+\.ts$|\/plugins\/[\w-]+\/shared\/calls\.ts$/;

/**
 * Pages make calls by name; what a contract says of parameters and answers is for the compiler, the server and the docs. So a page gets the
 * names of the contracts it imports, and other constants of their file as they are. A file with functions is left alone.
 */
export function callNames(): Plugin {
  return {
    name: 'call-names',
    setup(build) {
      build.onLoad({ filter: contracts }, async ({ path }) => {
        // The time keeps a watching build from getting the module as it was before a change.
        const declared: Record<string, unknown> = await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`);
        const entries = Object.entries(declared);
        if (entries.some(([, value]) => typeof value === 'function')) return undefined;
        return { contents: entries.map(([name, value]) => `export const ${name} = ${JSON.stringify(nameOf(value) ?? value)};`).join('\n') };
      });
    },
  };
}

function nameOf(value: unknown): { name: unknown } | undefined {
  return typeof value === 'object' && value !== null && 'access' in value && 'name' in value ? { name: value.name } : undefined;
}
