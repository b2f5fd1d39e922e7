import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/build/paths.ts';
import { namedReact } from '../../../../scripts/build/plugins/named-react.ts';

test('modules and packages share one React, and no module has a copy of its exports', async () => {
  const contents = `
    import * as star from 'react';
    import React, { useState as named } from 'react';
    import { jsx } from 'react/jsx-runtime';
    import { createPortal } from 'react-dom';
    export { composeRef } from '@rc-component/util/es/ref.js';
    export const isOne = React.useState === named && star.useState === named && require('react') === React;
    export const element = jsx('b', {});
    export const isThere = typeof createPortal === 'function' && React.isValidElement(element);`;
  const stdin = { contents, resolveDir: root };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', plugins: [namedReact()] });
  const text = outputFiles[0]?.text ?? '';
  expect(text.match(/__toESM\(require_react\(/g)).toHaveLength(1);
  const bundle = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { isOne: boolean; isThere: boolean };
  expect(bundle).toMatchObject({ isOne: true, isThere: true });
});
