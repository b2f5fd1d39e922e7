import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';

interface Replacement {
  /** End of the file that imports. */
  importer: string;
  path: string;
  /** What it gets instead. */
  contents: string;
}

/** Passing messages are `notify` of engine/web/index.ts: grouped, limited and kept in the bell. antd's own two ways are left out. */
const withoutToasts = `export default () => [new Proxy({}, { get() { throw new Error('use notify() instead'); } }), null];`;

/** Whether black or white stands out against a solid colour is asked of the colour picker, which brings its panels along. */
const justColor = `export { FastColor as AggregationColor } from '@ant-design/fast-color';`;
const justBrightness = `export const isBright = (color, ground) => {
  const { r, g, b, a } = color.toRgb();
  return a <= 0.5 ? color.onBackground(ground).toHsv().v > 0.5 : r * 0.299 + g * 0.587 + b * 0.114 > 192;
};`;

/**
 * Texts of twenty thousand characters are hashed letter by letter whenever an application begins, so that they can be told apart. Numbers do as
 * well, and the engine compares texts without reading them as a program.
 */
const numbers = `const known = new Map();
export default (text) => {
  let number = known.get(text);
  if (number === undefined) known.set(text, (number = known.size.toString(36)));
  return number;
};`;

/** The text typed into a select of several is measured, which lays the page out once more for each that is drawn: where nothing is typed, nothing is. */
const measureTyped = `import { useLayoutEffect as measure } from '@rc-component/util';
import { useRef } from 'react';
export { composeRef } from '@rc-component/util';
export const useLayoutEffect = (effect, deps) => {
  const wasTyped = useRef(false);
  measure(() => {
    if (deps[1] || wasTyped.current) effect();
    wasTyped.current = Boolean(deps[1]);
  }, deps);
};`;

/** Imports of antd and rjsf that pull in far more than they use. Where a later one imports something else, the bundle is only larger. */
const replacements: Replacement[] = [
  {
    importer: 'antd/es/form/context.js',
    path: '@rc-component/form',
    contents: "export { FormProvider } from '@rc-component/form/es/FormContext';",
  },
  {
    importer: 'antd/es/form/hooks/useForm.js',
    path: '@rc-component/form',
    contents: "export { default as useForm } from '@rc-component/form/es/hooks/useForm';",
  },
  {
    // For filter menus drawn as a tree in a table's head; our lists have their filters in a row of their own.
    importer: 'antd/es/table/hooks/useFilter/FilterDropdown.js',
    path: '../../../tree',
    contents: 'export default () => null;',
  },
  {
    // For descriptions written in Markdown, which ours are not (`enableMarkdownInDescription`).
    importer: '.js',
    path: 'markdown-to-jsx/react',
    contents: 'export const Markdown = ({ children }) => children;',
  },
  { importer: 'antd/es/button/style/token.js', path: '../../color-picker/color', contents: justColor },
  { importer: 'antd/es/button/style/token.js', path: '../../color-picker/components/ColorPresets', contents: justBrightness },
  { importer: 'antd/es/tag/style/index.js', path: '../../color-picker/color', contents: justColor },
  { importer: 'antd/es/tag/style/index.js', path: '../../color-picker/components/ColorPresets', contents: justBrightness },
  {
    // A colour given to a tip: ours have none but the theme's.
    importer: 'antd/es/tooltip/util.js',
    path: '../color-picker/util',
    contents: `import { FastColor } from '@ant-design/fast-color';
export const generateColor = (color) => new FastColor(color);`,
  },
  {
    // Looks for its styles in the document whenever it is drawn, and makes its picture anew.
    importer: '.js',
    path: '../components/AntdIconLight',
    contents: "export { PlainIcon as default } from './engine/web/widgets/icons/PlainIcon.tsx';",
  },
  { importer: '@rc-component/select/es/SelectInput/Input.js', path: '@rc-component/util', contents: measureTyped },
  { importer: '.js', path: '@emotion/hash', contents: numbers },
  { importer: 'antd/es/app/App.js', path: '../message/useMessage', contents: withoutToasts },
  { importer: 'antd/es/app/App.js', path: '../notification/useNotification', contents: withoutToasts },
];

/** Gives antd the `replacements` for modules whose whole is not used. */
export function leanAntd(): Plugin {
  return {
    name: 'lean-antd',
    setup(build) {
      build.onResolve(
        { filter: new RegExp(`^(${[...new Set(replacements.map((one) => one.path.replaceAll('.', '\\.')))].join('|')})$`) },
        ({ path, importer }) => {
          const at = replacements.findIndex((one) => one.path === path && importer.endsWith(one.importer));
          return at < 0 ? undefined : { path: String(at), namespace: 'lean-antd' };
        },
      );
      build.onLoad({ filter: /./, namespace: 'lean-antd' }, ({ path }) => ({ contents: replacements[Number(path)]?.contents ?? '', resolveDir: root }));
    },
  };
}
