/** `npm run new:plugin loyalty`: the folder of a plugin with a server half that answers one action. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path inside the plugin's folder → text. */
export function newPlugin(name: string): Record<string, string> {
  return {
    'plugin.json': `${JSON.stringify({ name, dependsOn: [] }, null, 2)}\n`,
    'server/index.ts': `import { defineServerPlugin } from '../../../engine/server/index.ts';

export default defineServerPlugin({
  name: '${name}',
  handlers: {
    /** A descriptor names it as "handler": "${name}/touch". */
    touch: async (_context, records) => ({ touched: records.map((record) => record.id) }),
  },
});
`,
    'README.md': `# ${name}

What the plugin adds, in one sentence.

* \`schemas/\` – its screens, one JSON file each (see schemas/screen.schema.json of the product)
* \`server/index.ts\` – handlers, hooks, services, jobs and tables; imports engine/server/index.ts and shared/ only
* \`web/index.ts\` – pages, widgets and results; imports engine/web/index.ts and shared/ only
* \`shared/\` – what both halves need

Run \`npm run generate\` after adding or removing a half, then \`npm run check\`.
`,
  };
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  const folder = join('plugins', name);
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) fail('usage: npm run new:plugin <name>; a name has lower-case letters, digits and -');
  if (existsSync(folder)) fail(`${folder} exists already`);
  for (const [path, text] of Object.entries(newPlugin(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(`${folder} written. Run npm run generate, then npm run check.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
