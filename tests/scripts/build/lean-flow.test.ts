import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { leanFlow, markPure } from '../../../scripts/build/lean-flow.ts';
import { root } from '../../../scripts/build/paths.ts';

test('makers of components are marked, so that those nobody uses can be left out', () => {
  expect(markPure('const MiniMap = memo(MiniMapComponent);')).toBe('const MiniMap = /* @__PURE__ */ memo(MiniMapComponent);');
  expect(markPure('var zoom = (function zoomRho() {})(1);')).toBe('var zoom = /* @__PURE__ */ (function zoomRho() {})(1);');
  expect(markPure("MiniMap.displayName = 'MiniMap';")).toBe('');
  expect(markPure('const selector = (state) => state.nodes;')).toBe('const selector = (state) => state.nodes;');
});

test('a canvas carries no mini-map, no colours and no transitions of the libraries', async () => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: "export { ReactFlow, Handle } from 'reactflow';", resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: root,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [leanFlow()],
  });
  const sizes = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
  const bytesOf = (name: string) => sizes.filter(([path]) => path.includes(`/${name}/`)).reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  expect(bytesOf('reactflow')).toBeGreaterThan(50_000);
  expect(outputFiles[0]?.text).not.toContain('react-flow__minimap');
  expect(bytesOf('d3-color')).toBe(0);
  expect(bytesOf('d3-ease')).toBe(0);
  expect(bytesOf('d3-timer')).toBe(0);
});
