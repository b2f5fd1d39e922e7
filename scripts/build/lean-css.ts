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
  const used = usedComponents(inputs);
  const apart = new Set(Object.keys(inputs).flatMap((input) => /^antd-sheet:(\w+)$/.exec(input)?.[1] ?? []));
  const unused = foreignPrefixes(tree, (name) => used.has(name) && !apart.has(name));
  retain(tree, (selector) => !isOfPages(selector) && !hasPrefix(selector, unused));
  return tree.toString();
}

/** The rules of one component, which `leanAntdCss` leaves out: they come with the chunk that imports `portico:antd-sheet/<component>`. */
export function componentCss(sheet: string, component: string): string {
  const tree = postcss.parse(sheet);
  const own = foreignPrefixes(tree, (name) => name !== component);
  if (![...own.values()].includes(true)) throw new Error(`portico:antd-sheet/${component}: antd.css has no such component`);
  retain(tree, (selector) => !isOfPages(selector) && hasPrefix(selector, own));
  return tree.toString();
}

function retain(tree: postcss.Root, isWanted: (selector: string) => boolean): void {
  tree.walkRules((rule) => {
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
  tree.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Names of components whose style a bundle of these files contains. */
function usedComponents(inputs: Metafile['inputs']): Set<string> {
  const styles = Object.keys(inputs).flatMap((input) => styleFile.exec(input)?.[0] ?? []);
  if (styles.length === 0) throw new Error('the bundle has no style of antd: scripts/build/lean-css.ts has to learn where antd keeps them now');
  return new Set(styles.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(namedStyle)].map(([, name = '']) => name)));
}

/** Every class that begins a component's, and whether it belongs to none of those. */
function foreignPrefixes(tree: postcss.Root, isOne: (component: string) => boolean): ReadonlyMap<string, boolean> {
  const prefixes = new Map<string, boolean>();
  for (const [, name = '', prefix = ''] of pathsOf(tree).matchAll(/\|(\w+)-\w+\|(ant-[\w-]+)\|/g)) {
    prefixes.set(prefix, prefixes.get(prefix) !== false && !isOne(name));
  }
  if (prefixes.size === 0) throw new Error('antd.css does not name its components any more: scripts/build/lean-css.ts has to learn its new form');
  return prefixes;
}

function pathsOf(tree: postcss.Root): string {
  const rule = tree.nodes.find((node): node is Rule => node.type === 'rule' && node.selector === pathsSelector);
  return rule?.toString() ?? '';
}

/** What says something of the pages the sheet was taken from. */
function isOfPages(selector: string): boolean {
  return selector === pathsSelector || selector.includes('.css-var-_R_');
}

function hasPrefix(selector: string, prefixes: ReadonlyMap<string, boolean>): boolean {
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
