import { expect, test } from 'vitest';
import { missingPaths } from '../../../scripts/check/documents/missing-paths.ts';

const files = [
  'README.md',
  'engine/core/sign-in/credentials.ts',
  'engine/server/gateway/dispatch.ts',
  'plugins/apps/README.md',
  'plugins/apps/server/index.ts',
];

test('a document names files in full, from any folder on, and from its own folder', () => {
  const text = 'See `engine/core/sign-in/credentials.ts`, `gateway/dispatch.ts`, `server/index.ts`, `engine/core` and [this](server/index.ts).';
  expect(missingPaths('plugins/apps/README.md', text, files)).toEqual([]);
});

test('what has moved is found with its line; examples, addresses and calls are no paths', () => {
  const text = ['`engine/core/protocol/credentials.ts`', '```', '`schemas/nothing.json`', '```', '[gone](server/gone.ts) `gateway/gone.ts`', '`engine/gone`'];
  const other = '[site](https://example.com/a.ts) `/api/App.Tool.Add` `application/json` `tools/call` `a | b.ts`';
  expect(missingPaths('plugins/apps/README.md', [...text, other].join('\n'), files)).toEqual([
    { line: 1, path: 'engine/core/protocol/credentials.ts' },
    { line: 5, path: 'server/gone.ts' },
    { line: 5, path: 'gateway/gone.ts' },
    { line: 6, path: 'engine/gone' },
  ]);
});
