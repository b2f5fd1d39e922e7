import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deepImports, touched } from '../../../../scripts/build/plugins/debarrel.ts';

const paths = new Map([
  ['Button', 'button'],
  ['InputNumber', 'input-number'],
]);

test('each component is imported from its own file, under its local name', () => {
  expect(deepImports("import { Button, InputNumber as Figure } from 'antd';", paths)).toBe(
    "import Button from 'antd/es/button/index.js'; import Figure from 'antd/es/input-number/index.js';",
  );
});

test('types are left out', () => {
  expect(deepImports("import { type ButtonProps, Button } from 'antd';", paths)).toBe("import Button from 'antd/es/button/index.js';");
});

test('what has no file of its own keeps the barrel', () => {
  expect(deepImports("import { version } from 'antd';", paths)).toBe("import { version } from 'antd';");
});

test('icons have a file each', () => {
  expect(deepImports("import { PlusOutlined } from '@ant-design/icons';", paths)).toBe("import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';");
});

test('lines keep their numbers', () => {
  const source = "import {\n  Button,\n} from 'antd';\nnext();";
  expect(deepImports(source, paths).split('\n').indexOf('next();')).toBe(3);
});

test('every source of the product that imports a barrel is led past it', () => {
  const sources = globSync('{engine,designer,plugins}/**/*.{ts,tsx}').filter((path) => /from '(antd|@ant-design\/icons)'/.test(readFileSync(path, 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => !touched.test(`/${path}`))).toEqual([]);
});
