import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Metafile, transform } from 'esbuild';
import { cssVariables } from '../../engine/web/theme/theme.ts';
import { leanAntdCss } from './lean-css.ts';
import { root } from './paths.ts';
import { contentHash } from './plugins/route-css.ts';
import type { Face } from './web-options.ts';

const shell = (name: string) => `engine/web/shell/css/${name}.css`;
const list = (name: string) => `engine/web/renderer/list/${name}.css`;

/** antd's own sheet goes on from it. */
const icons = 'engine/web/widgets/icons/icons.css';

/** What an application's first chunks need: one sheet that is asked for with them, where each would link its own after it has come. */
export const baseSheets: Record<Face, string[]> = {
  admin: [
    ...['frame', 'header', 'menu', 'tabs', 'pages', 'feedback', 'media'].map(shell),
    'engine/web/actions/actions.css',
    'engine/web/widgets/parts/cells.css',
    'engine/web/renderer/parts/field-pairs.css',
    'engine/web/renderer/parts/tabs/line-tabs.css',
    'engine/formats/phone/web/phone.css',
    'engine/formats/json/web/members-cell.css',
    ...['search/search', 'toolbar/toolbar', 'body/states', 'toolbar/bulk-bar', 'columns/column-panel', 'toolbar/panels', 'body/cards', 'groups/groups'].map(
      list,
    ),
    ...['list', 'body/table'].map(list),
    'engine/web/shell/pages/home/home.css',
  ],
  portal: [...['frame', 'header', 'pages', 'feedback', 'media'].map(shell), 'engine/web/portal/portal.css'],
};

/** What everything in an application stands on: antd's components, our variables, the shell. Gives the file's name. */
export async function buildBaseCss(face: Face, metafile: Metafile, assetsFolder: string, minify: boolean): Promise<string> {
  const read = (sheet: string) => readFile(join(root, sheet), 'utf8');
  const antd = leanAntdCss(await read('node_modules/antd/dist/antd.css'), metafile);
  const own = await Promise.all(baseSheets[face].map(read));
  // Sheets are joined as they are: one that is only imported would be missing.
  if (own.some((sheet) => sheet.includes('@import'))) throw new Error('a sheet of baseSheets imports another: name that one there too');
  const { code } = await transform([cssVariables(), await read('node_modules/antd/dist/reset.css'), await read(icons), antd, ...own].join('\n'), {
    loader: 'css',
    minify,
  });
  const file = `base-${contentHash(code)}.css`;
  await writeFile(join(assetsFolder, file), code);
  return file;
}
