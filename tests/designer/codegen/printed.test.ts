import { expect, it } from 'vitest';
import { codeTree } from '../../../designer/codegen/code-tree/code-tree.ts';
import { printedInTwo } from '../../helpers/two-languages.ts';
import { everyNode } from '../server/verify/every-node.ts';

const folder = '../../fixtures/printed';

it('a project with every node type is printed as it was', async () => {
  const files = codeTree(everyNode()).filter(({ path }) => !path.startsWith('php/src/portico/') && path !== 'ts/portico-runtime.d.ts');
  for (const { path, text } of files) await expect(printedInTwo(text)).toMatchFileSnapshot(`${folder}/${path}.txt`);
  expect(new Set(everyNode().flatMap(({ flow }) => flow.nodes.map(({ type }) => type))).size).toBeGreaterThan(17);
});
