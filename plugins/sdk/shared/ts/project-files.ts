import type { SdkFile } from '../sdk-interface.ts';

/** package.json and tsconfig.json: `npm run build` compiles src to dist. */
export function tsProjectFiles(): SdkFile[] {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    {
      path: 'package.json',
      text: json({
        name: 'portico-client',
        version: '1.0.0',
        private: true,
        type: 'module',
        exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
        files: ['dist'],
        engines: { node: '>=20' },
        scripts: { build: 'tsc' },
        devDependencies: { typescript: '>=5.4' },
      }),
    },
    {
      path: 'tsconfig.json',
      text: json({
        compilerOptions: {
          target: 'ES2022',
          module: 'NodeNext',
          moduleResolution: 'NodeNext',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: [],
          strict: true,
          declaration: true,
          rootDir: 'src',
          outDir: 'dist',
        },
        include: ['src'],
      }),
    },
  ];
}
