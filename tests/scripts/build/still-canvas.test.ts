import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { canvasAliases } from '../../../scripts/build/web-options.ts';

const bundle = (contents: string) =>
  build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: root,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    alias: canvasAliases,
    logLevel: 'silent',
  });

test('a canvas carries no colours, easing and timers of d3', async () => {
  const { metafile } = await bundle("export { ReactFlow, Handle } from 'reactflow';");
  const inputs = Object.keys(Object.values(metafile.outputs)[0]?.inputs ?? {}).join(' ');
  expect(inputs).toContain('/d3-zoom/');
  expect(inputs).not.toMatch(/\/d3-(color|ease|timer|transition|interpolate)\//);
});

test('a library that asks d3 for more than the canvas has fails the build', async () => {
  await expect(bundle("export { easeCubic } from 'd3-transition';")).rejects.toThrow('No matching export');
});
