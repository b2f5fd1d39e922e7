import { expect, test } from 'vitest';
import { folderKnots, unplacedFiles } from '../../../scripts/check/folder-knots.ts';

test('folders that import each other in a circle are a knot, a folder and its subfolder too', () => {
  const imports = new Map([
    ['a/one.ts', ['b/two.ts', 'a/other.ts']],
    ['a/other.ts', []],
    ['b/two.ts', ['c/three.ts']],
    ['c/three.ts', ['a/other.ts']],
    ['d/four.ts', ['a/one.ts', 'd/inner/five.ts']],
    ['d/inner/five.ts', ['d/six.ts', 'node_modules/x.js']],
    ['d/six.ts', []],
    ['e/seven.ts', ['d/six.ts', 'a/one.ts']],
  ]);
  expect(folderKnots(imports)).toEqual([
    {
      folders: ['a', 'b', 'c'],
      imports: [
        { from: 'a/one.ts', to: 'b/two.ts' },
        { from: 'b/two.ts', to: 'c/three.ts' },
        { from: 'c/three.ts', to: 'a/other.ts' },
      ],
    },
    {
      folders: ['d', 'd/inner'],
      imports: [
        { from: 'd/four.ts', to: 'd/inner/five.ts' },
        { from: 'd/inner/five.ts', to: 'd/six.ts' },
      ],
    },
  ]);
});

test('a folder of the table holds what lies below it, `/.` only the files directly in it', () => {
  expect(unplacedFiles(['a/x.ts', 'a/b/y.ts', 'a/c/d/z.ts'], ['a/.', 'a/c'])).toEqual(['a/b/y.ts']);
});
