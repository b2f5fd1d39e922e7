import type { InterfaceDefinition } from '../model/definition.ts';
import type { GeneratedFile } from './generated-file.ts';
import { type PhpSettings, phpApiClass, phpDefaults } from './php/api-class.ts';
import { phpModelClass } from './php/model-class.ts';
import { phpSupportFiles } from './php/support-files.ts';
import { createTableSql, sqlDialects } from './sql/create-table.ts';
import { tsHandler } from './ts/handler.ts';

export const codeTargets = ['ts', 'php', 'sql'] as const;
export type CodeTarget = (typeof codeTargets)[number];

/** The code of one interface for one target, the file of the interface itself first. The definition must be free of errors. */
export function generate(definition: InterfaceDefinition, target: CodeTarget, php: PhpSettings = phpDefaults): GeneratedFile[] {
  switch (target) {
    case 'ts':
      return [tsHandler(definition)];
    case 'php': {
      const tables = new Set(definition.flow.nodes.filter((node) => node.type === 'table').map((node) => String(node.settings.table)));
      return [phpApiClass([definition], php), ...[...tables].map((table) => phpModelClass(definition, table)), ...phpSupportFiles()];
    }
    case 'sql':
      return definition.table ? sqlDialects.map((dialect) => createTableSql(definition.table!, dialect)) : [];
  }
}
