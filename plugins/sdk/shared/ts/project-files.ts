import type { SdkFile, SdkOptions } from '../sdk-interface.ts';

/** package.json, tsconfig.json and what stays out of a repository: `npm pack` compiles and packs, `npm run build` compiles src to dist. */
export function tsProjectFiles({ address, site = 'Portico' }: SdkOptions): SdkFile[] {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    {
      path: 'package.json',
      text: json({
        name: 'portico-client',
        version: '1.0.0',
        description: `Typed client for the HTTP interfaces of ${site}`,
        keywords: ['portico', 'api', 'client', 'sdk'],
        homepage: `${address}/docs`,
        license: 'MIT',
        type: 'module',
        sideEffects: false,
        main: './dist/index.js',
        types: './dist/index.d.ts',
        exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
        files: ['dist'],
        engines: { node: '>=20' },
        scripts: { build: 'tsc', prepack: 'npm run build' },
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
    { path: '.gitignore', text: 'dist/\nnode_modules/\n*.tgz\n' },
  ];
}
