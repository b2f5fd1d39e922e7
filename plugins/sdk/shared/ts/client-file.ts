import type { SdkFile } from '../sdk-interface.ts';
import type { SdkGroup } from '../sdk-tree.ts';

/** The client: a member per namespace, in it one per class. */
export function tsClientFile(groups: readonly SdkGroup[]): SdkFile {
  const classes = groups.flatMap((group) => group.classes);
  const lines = [
    ...classes.map(({ typeName }) => `import { ${typeName} } from './api/${typeName}.js';`),
    "import { type PorticoOptions, Transport } from './transport.js';",
    '',
    ...classes.map(({ typeName }) => `export * as ${typeName}Types from './api/${typeName}.js';`),
    "export type * as Models from './models.js';",
    "export { paginate } from './paginate.js';",
    "export { PorticoError, type Upstream } from './portico-error.js';",
    "export type { CallOptions, PorticoOptions } from './transport.js';",
    '',
    'export class PorticoClient {',
    ...groups.map(
      ({ property, classes: members }) =>
        `  readonly ${property}: { ${members.map((member) => `readonly ${member.property}: ${member.typeName}`).join('; ')} };`,
    ),
    '',
    '  constructor(options: PorticoOptions) {',
    '    const transport = new Transport(options);',
    ...groups.map(
      ({ property, classes: members }) =>
        `    this.${property} = { ${members.map((member) => `${member.property}: new ${member.typeName}(transport)`).join(', ')} };`,
    ),
    '  }',
    '}',
  ];
  return { path: 'src/index.ts', text: `${lines.join('\n')}\n` };
}
