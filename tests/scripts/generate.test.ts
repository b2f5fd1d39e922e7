import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedFiles } from '../../scripts/generate/generated-files.ts';
import { differences, writeFiles } from '../../scripts/generate/write-files.ts';
import { newScreen } from '../../scripts/new-screen.ts';

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-generate-'));
  put('schemas/supplier.json', newScreen('supplier', { zh_cn: '供应商', en: 'Supplier' }));
  put('plugins/loyalty-points/plugin.json', '{ "name": "loyalty-points", "dependsOn": ["accounts"] }');
  put('plugins/loyalty-points/server/index.ts', 'export default { name: "loyalty-points" };');
  put(
    'plugins/loyalty-points/web/index.ts',
    `import { createContext } from 'react';
import { defineWebPlugin } from '../../../engine/web/index.ts';
export const context = createContext(null);
export default defineWebPlugin({ name: 'loyalty-points', pages: { Board: () => import('./Board.tsx') }, results: { Show: () => import('./Show.tsx') } });`,
  );
  put(
    'plugins/loyalty-points/web/portal.ts',
    `import { definePortalPlugin } from '../../../engine/web/index.ts';
export default definePortalPlugin({ name: 'loyalty-points', pages: { '/points/*': () => import('./Points.tsx') } });`,
  );
  put('plugins/accounts/plugin.json', '{ "name": "accounts" }');
  put('plugins/accounts/schemas/empty/README.md', '');
});
afterAll(() => rmSync(root, { recursive: true }));

test('the server list has manifests, halves, folders and the names of the web parts', async () => {
  const files = await generatedFiles(root);
  expect(files.get('generated/plugins.server.ts')).toMatchInlineSnapshot(`
    "// Written by \`npm run generate\` from the plugin.json of each folder in plugins/. Do not edit.

    import type { InstalledPlugin } from '../engine/server/composition/plugin-host.ts';
    import type { WebParts } from '../engine/server/screens/plugin-parts.ts';
    import loyaltyPoints from '../plugins/loyalty-points/server/index.ts';

    export const installedPlugins: InstalledPlugin[] = [
      { manifest: { name: 'accounts', dependsOn: [] } },
      { manifest: { name: 'loyalty-points', dependsOn: ['accounts'] }, server: loyaltyPoints },
    ];

    /** Folders with words, relative to the repository: each has a folder per language. */
    export const localeFolders: string[] = [
      'locales',
    ];

    /** Folders with descriptors, relative to the repository, in order of precedence. */
    export const schemaFolders: string[] = [
      'schemas',
      'plugins/accounts/schemas',
    ];

    /** Where the pages stand that plugins bring to the portal. */
    export const portalPaths: string[] = [
      '/points/*',
    ];

    /** What the web halves offer, so that descriptors can be checked without a browser. */
    export const webParts: Record<string, WebParts> = {
      'loyalty-points': {"pages":["Board"],"widgets":[],"results":["Show"]},
    };
    "
  `);
});

test('the web list imports web halves only', async () => {
  const files = await generatedFiles(root);
  expect(files.get('generated/plugins.web.ts')).toMatchInlineSnapshot(`
    "// Written by \`npm run generate\` from the plugin.json of each folder in plugins/. Do not edit.

    import type { WebPlugin } from '../engine/web/plugin/plugin.ts';
    import loyaltyPoints from '../plugins/loyalty-points/web/index.ts';

    export const webPlugins: WebPlugin[] = [
      loyaltyPoints,
    ];
    "
  `);
});

test('a row type has the columns of the table, and its place among the tables', async () => {
  const files = await generatedFiles(root);
  const text = files.get('generated/types/supplier.ts') ?? '';
  expect(text).toContain('export interface SupplierRow {');
  expect(text).toContain("kind: 'small' | 'large' | null;");
  expect(text).toContain("status: Defaulted<'active' | 'closed'>;");
  expect(text).toContain('rev: Defaulted<number>;');
  expect(text).toContain('    supplier: SupplierRow;');
});

test('writing twice changes nothing, and what nobody generates any more goes', async () => {
  const files = await generatedFiles(root);
  expect(differences(root, files)).toEqual([...files.keys()].sort());
  writeFiles(root, files);
  expect(differences(root, await generatedFiles(root))).toEqual([]);
  put('generated/types/gone.ts', '');
  expect(differences(root, files)).toEqual(['generated/types/gone.ts']);
  writeFiles(root, files);
  expect(differences(root, files)).toEqual([]);
});

test('a plugin whose name differs from its folder is refused', async () => {
  put('plugins/wrong/plugin.json', '{ "name": "right" }');
  await expect(generatedFiles(root)).rejects.toThrow('plugins/wrong/plugin.json');
  rmSync(join(root, 'plugins/wrong'), { recursive: true });
});

test('a folder with PHP gets a module with the texts, and constants of the platform get their values', async () => {
  const folder = 'plugins/loyalty-points/shared/php';
  put(`${folder}/constants.ts`, "export const constants = { MOST: '7', SPACE: \"'[ ]'\" };");
  put(`${folder}/call/Points.php`, "<?php\nconst MOST = Platform\\MOST;\npreg_match('/' . Platform\\SPACE . '/', '');\n");
  const text = (await generatedFiles(root)).get(`${folder}/embedded.ts`) ?? '';
  expect(text).toContain(JSON.stringify("<?php\nconst MOST = 7;\npreg_match('/[ ]/', '');\n"));
  put(`${folder}/call/Other.php`, '<?php\necho Platform\\LEAST;\n');
  await expect(generatedFiles(root)).rejects.toThrow(`${folder}/call/Other.php: no constant LEAST`);
  put(`${folder}/call/Other.php`, '<?php\n');
  put(`${folder}/call/Points.php`, '<?php\necho Platform\\MOST;\n');
  await expect(generatedFiles(root)).rejects.toThrow(`${folder}/constants.ts: no .php file names SPACE`);
  rmSync(join(root, folder), { recursive: true });
});
