import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import { listText, type Part, partFolders, partsOf } from './folder-parts.ts';

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
const header = '// Written by `npm run generate` from the folders in designer/nodes and plugins/<name>/nodes. Do not edit.\n';

/**
 * The lists of node types, their printers and the controls of their settings: path → text. `<folder>/model/*-node.ts` exports `<type>Node`,
 * `<folder>/codegen/ts.ts` and `php.ts` export `<type>Ts` and `<type>Php`, `<folder>/panel/<Control>Field.tsx` exports a control. Throws for a
 * node type without a printer, and for two of one name.
 */
export function nodeFiles(root: string): Map<string, string> {
  if (!existsSync(join(root, nodesFolder))) return new Map();
  const folders = partFolders(root, nodesFolder);
  const types = partsOf(root, folders, 'model', /-node\.ts$/, 'Node');
  const printers = { ts: partsOf(root, folders, 'codegen', /^ts\.ts$/, 'Ts'), php: partsOf(root, folders, 'codegen', /^php\.ts$/, 'Php') };
  requireOneOfEach(types);
  for (const [target, parts] of Object.entries(printers)) {
    const missing = types.find(({ name }) => !parts.some((part) => part.name === name));
    if (missing) throw new Error(`${missing.path}: the node type ${missing.name} has no printer in ../codegen/${target}.ts`);
  }
  const controls = partsOf(root, folders, 'panel', /Field\.tsx$/, 'Field');
  requireOneOfEach(controls);
  const typeNames = types.map(({ exported }) => `  ${exported},`);
  const model = ['/** Every node type, by the name of its folder. */', 'export const allNodeTypes: readonly NodeType[] = [', ...typeNames, '];'];
  const emitters = (name: string, parts: Part[]) => record(`export const ${name}: Readonly<Record<string, NodeEmitter>> = {`, parts);
  const panel = [
    '/** Controls of single settings, by the name that `control` of a setting says. */',
    ...record('export const nodeControls: RegistryFieldsType<Settings> = {', controls),
  ];
  const fields = "import type { RegistryFieldsType } from '@rjsf/utils';";
  const list = (path: string, parts: Part[], type: { name: string; from: string }, body: string[], before: string[] = []): [string, string] => [
    path,
    listText({ path, header, before }, parts, [type], body),
  ];
  return new Map([
    list(lists.model, types, { name: 'NodeType', from: nodeTypeFile }, model),
    list(lists.ts, printers.ts, { name: 'NodeEmitter', from: emitterFile }, emitters('tsEmitters', printers.ts)),
    list(lists.php, printers.php, { name: 'NodeEmitter', from: emitterFile }, emitters('phpEmitters', printers.php)),
    list(lists.panel, controls, { name: 'Settings', from: settingsFile }, panel, [fields]),
  ]);
}

function requireOneOfEach(parts: Part[]): void {
  for (const [index, { name, path }] of parts.entries()) {
    const twin = parts.find((other, place) => place < index && other.name === name);
    if (twin) throw new Error(`${path}: ${name} is there already, in ${twin.path}`);
  }
}

function record(opening: string, parts: Part[]): string[] {
  return [opening, ...parts.map(({ name, exported }) => `  ${name}: ${exported},`), '};'];
}
