import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'esbuild';
import { shapeOptions } from '../../../engine/core/descriptor/check/compile-shape.ts';
import { root } from '../paths.ts';

/** What `file-shapes.ts` exports, and of which schema. */
const shapes = { validateScreen: 'schemas/screen.schema.json', validateSections: 'schemas/sections.schema.json' };

/** What ajv would compile of the shapes of descriptors at every start, compiled. */
export const compiledShapes: Plugin = {
  name: 'compiled-shapes',
  setup({ onLoad }) {
    onLoad({ filter: /\/check\/file-shapes\.ts$/ }, async ({ path }) => {
      const ajv = new Ajv({ ...shapeOptions, code: { ...shapeOptions.code, source: true, esm: true } });
      for (const [name, file] of Object.entries(shapes)) ajv.addSchema(JSON.parse(await readFile(join(root, file), 'utf8')), name);
      const exported = Object.fromEntries(Object.keys(shapes).map((name) => [name, name]));
      return { contents: standaloneCode(ajv, exported), loader: 'js', resolveDir: join(path, '..') };
    });
  },
};
