import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import postcss, { type Rule } from 'postcss';
import { root } from './paths.ts';

/** Where a component keeps its style, wherever the folder of packages leads. */
const styleFile = /node_modules\/antd\/es\/[\w-]+\/style\/[\w-]+\.js$/;
/** What the sheet says of itself: which component's style stands under which class, as `|Button-Button|ant-btn|anticon:…`. */
const pathsSelector = '.data-ant-cssinjs-cache-path';
const namedStyle = /gen\w*Style\w*\(\[?'(\w+)'/g;

/**
 * antd's sheet of all its components without those that are in no chunk of an application, and without the variables of the pages it was
 * taken from: while running, antd writes those of our theme.
 */
export function leanAntdCss(sheet: string, { inputs }: Pick<Metafile, 'inputs'>): string {
  const tree = postcss.parse(sheet);
  const unused = unusedPrefixes(tree, usedComponents(inputs));
  tree.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !isUnused(selector, unused));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  tree.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return tree.toString();
}

/** Names of components whose style a bundle of these files contains. */
function usedComponents(inputs: Metafile['inputs']): Set<string> {
  const styles = Object.keys(inputs).flatMap((input) => styleFile.exec(input)?.[0] ?? []);
  if (styles.length === 0) throw new Error('the bundle has no style of antd: scripts/build/lean-css.ts has to learn where antd keeps them now');
  return new Set(styles.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(namedStyle)].map(([, name = '']) => name)));
}

/** Every class that begins a component's, and whether no used component has it. */
function unusedPrefixes(tree: postcss.Root, used: ReadonlySet<string>): ReadonlyMap<string, boolean> {
  const prefixes = new Map<string, boolean>();
  for (const [, name = '', prefix = ''] of pathsOf(tree).matchAll(/\|(\w+)-\w+\|(ant-[\w-]+)\|/g)) {
    prefixes.set(prefix, prefixes.get(prefix) !== false && !used.has(name));
  }
  if (prefixes.size === 0) throw new Error('antd.css does not name its components any more: scripts/build/lean-css.ts has to learn its new form');
  return prefixes;
}

function pathsOf(tree: postcss.Root): string {
  const rule = tree.nodes.find((node): node is Rule => node.type === 'rule' && node.selector === pathsSelector);
  return rule?.toString() ?? '';
}

function isUnused(selector: string, prefixes: ReadonlyMap<string, boolean>): boolean {
  if (selector === pathsSelector || selector.includes('.css-var-_R_')) return true;
  // What a selector excludes, it does not need.
  const classes = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(ant-[\w-]+)/g);
  return [...classes].some(([, name = '']) => prefixes.get(prefixOf(name, prefixes)) === true);
}

/** The longest prefix of a class that is one of a component: `ant-input-number` of `ant-input-number-handler`. */
function prefixOf(name: string, prefixes: ReadonlyMap<string, boolean>): string {
  for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
    if (prefixes.has(name.slice(0, end))) return name.slice(0, end);
  }
  return '';
}
