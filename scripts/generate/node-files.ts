import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

const nodesFolder = 'designer/nodes';

/** The lists of what lies in designer/nodes, each in the zone that reads it. */
const lists = {
  model: 'designer/model/nodes/all-node-types.ts',
  ts: 'designer/codegen/ts/nodes/ts-emitters.ts',
  php: 'designer/codegen/php/nodes/php-emitters.ts',
  panel: 'designer/panels/inspector/settings/node-controls.ts',
};
const nodeTypeFile = 'designer/model/node-type/node-type.ts';
const emitterFile = 'designer/codegen/emit/emit-flow.ts';
const settingsFile = 'designer/panels/inspector/settings/schema-validator.ts';
const header = '// Written by `npm run generate` from the folders in designer/nodes. Do not edit.\n';

/** What a file of a node type's folder exports. */
interface Part {
  path: string;
  /** The name of the export without its ending: a node type, or a control. */
  name: string;
  exported: string;
}

/**
 * The lists of node types, their printers and the controls of their settings: path → text. `<folder>/model/*-node.ts` exports `<type>Node`,
 * `<folder>/codegen/ts.ts` and `php.ts` export `<type>Ts` and `<type>Php`, `<folder>/panel/<Control>Field.tsx` exports a control. Throws for a
 * node type without a printer.
 */
export function nodeFiles(root: string): Map<string, string> {
  if (!existsSync(join(root, nodesFolder))) return new Map();
  const types = partsOf(root, 'model', /-node\.ts$/, 'Node');
  const printers = { ts: partsOf(root, 'codegen', /^ts\.ts$/, 'Ts'), php: partsOf(root, 'codegen', /^php\.ts$/, 'Php') };
  for (const [target, parts] of Object.entries(printers)) {
    const missing = types.find(({ name }) => !parts.some((part) => part.name === name));
    if (missing) throw new Error(`${missing.path}: the node type ${missing.name} has no printer in ../codegen/${target}.ts`);
  }
  const typeNames = types.map(({ exported }) => `  ${exported},`);
  const model = ['/** Every node type, by the name of its folder. */', 'export const allNodeTypes: readonly NodeType[] = [', ...typeNames, '];'];
  const emitters = (name: string, parts: Part[]) => record(`export const ${name}: Readonly<Record<string, NodeEmitter>> = {`, parts);
  const controls = partsOf(root, 'panel', /Field\.tsx$/, 'Field');
  const panel = [
    '/** Controls of single settings, by the name that `control` of a setting says. */',
    ...record('export const nodeControls: RegistryFieldsType<Settings> = {', controls),
  ];
  const fields = "import type { RegistryFieldsType } from '@rjsf/utils';";
  return new Map([
    [lists.model, text(lists.model, [], types, `import type { NodeType } from '${importPath(lists.model, nodeTypeFile)}';`, model)],
    [
      lists.ts,
      text(lists.ts, [], printers.ts, `import type { NodeEmitter } from '${importPath(lists.ts, emitterFile)}';`, emitters('tsEmitters', printers.ts)),
    ],
    [
      lists.php,
      text(lists.php, [], printers.php, `import type { NodeEmitter } from '${importPath(lists.php, emitterFile)}';`, emitters('phpEmitters', printers.php)),
    ],
    [lists.panel, text(lists.panel, [fields], controls, `import type { Settings } from '${importPath(lists.panel, settingsFile)}';`, panel)],
  ]);
}

function partsOf(root: string, side: string, isMeant: RegExp, ending: string): Part[] {
  const folders = readdirSync(join(root, nodesFolder)).sort();
  return folders.flatMap((folder) => {
    const at = `${nodesFolder}/${folder}/${side}`;
    const names = existsSync(join(root, at)) ? readdirSync(join(root, at)).filter((name) => isMeant.test(name)) : [];
    return names.sort().flatMap((file) => {
      const path = `${at}/${file}`;
      const found = readFileSync(join(root, path), 'utf8').matchAll(new RegExp(`^export (?:const|function) (\\w+)${ending}\\b`, 'gm'));
      return [...found].map(([, name = '']) => ({ path, name, exported: `${name}${ending}` })).sort((one, other) => (one.name < other.name ? -1 : 1));
    });
  });
}

function text(list: string, before: string[], parts: Part[], typeImport: string, body: string[]): string {
  const imports = [...Map.groupBy(parts, ({ path }) => path)].map(
    ([path, some]) => `import { ${some.map(({ exported }) => exported).join(', ')} } from '${importPath(list, path)}';`,
  );
  return [header, ...before, ...imports, typeImport, '', ...body, ''].join('\n');
}

function record(opening: string, parts: Part[]): string[] {
  return [opening, ...parts.map(({ name, exported }) => `  ${name}: ${exported},`), '};'];
}

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
