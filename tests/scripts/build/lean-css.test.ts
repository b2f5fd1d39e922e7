import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentCss, leanAntdCss } from '../../../scripts/build/lean-css.ts';
import { root } from '../../../scripts/build/paths.ts';

const input = { bytes: 0, imports: [] };

it('keeps the rules of components that are in the bundle, and of no other', () => {
  const sheet = readFileSync(join(root, 'node_modules/antd/dist/antd.css'), 'utf8');
  const lean = leanAntdCss(sheet, {
    inputs: { '../elsewhere/node_modules/antd/es/input/style/index.js': input, 'node_modules/antd/es/input-number/style/token.js': input },
  });
  expect(lean).toContain('.ant-input-affix-wrapper');
  expect(lean).not.toMatch(/\.ant-(input-number|table|btn)\b/);
  // Of the pages the sheet was taken from.
  expect(lean).not.toContain('.css-var-_R_');
  // What a used component says of its state without another stays.
  expect(lean).toContain('.ant-slide-up');
});

it('leaves a component out that has a sheet of its own, which has its rules and no other', () => {
  const sheet = readFileSync(join(root, 'node_modules/antd/dist/antd.css'), 'utf8');
  const styles = { 'node_modules/antd/es/cascader/style/index.js': input, 'node_modules/antd/es/select/style/index.js': input };
  const [whole, lean] = [leanAntdCss(sheet, { inputs: styles }), leanAntdCss(sheet, { inputs: { ...styles, 'antd-sheet:Cascader': input } })];
  expect(whole).toContain('.ant-cascader-menu');
  expect(lean).not.toContain('.ant-cascader');
  expect(lean).toContain('.ant-select');
  const own = componentCss(sheet, 'Cascader');
  expect(own).toContain('.ant-cascader-menu');
  expect(own).not.toMatch(/(^|\n)\.ant-select[^{,]*\{/);
  expect(() => componentCss(sheet, 'Nothing')).toThrow('no such component');
});

it('does not take a sheet that says nothing of its components for one without any', () => {
  expect(() => leanAntdCss('.ant-btn{color:red}', { inputs: { 'node_modules/antd/es/input/style/index.js': input } })).toThrow('antd.css');
  expect(() => leanAntdCss('.ant-btn{color:red}', { inputs: {} })).toThrow('no style of antd');
});
