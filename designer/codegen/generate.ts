import type { InterfaceDefinition } from '../model/types/definition.ts';
import type { CodeTarget } from './code-targets.ts';
import type { FlowOptions } from './emit/emit-flow.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import { tablesOf } from './emit/tables-of.ts';
import { phpApiClass } from './php/api-class.ts';
import { phpDomainClass } from './php/domain-class.ts';
import { phpModelClass } from './php/model-class.ts';
import { type PhpSettings, phpDefaults } from './php/parts/php-settings.ts';
import { phpSupportFiles } from './php/support-files.ts';
import { createTableSql } from './sql/create-table.ts';
import { sqlDialects } from './sql/sql-dialects.ts';
import { tsHandler } from './ts/handler.ts';

/**
 * The code of one interface for one target. First the file with its logic, which is the one people read and edit: the handler, or the domain
 * class. The definition must be free of errors.
 */
export function generate(definition: InterfaceDefinition, target: CodeTarget, php: PhpSettings = phpDefaults, options: FlowOptions = {}): GeneratedFile[] {
  switch (target) {
    case 'ts':
      return [tsHandler(definition, options)];
    case 'php':
      return [
        phpDomainClass([definition], php, options),
        phpApiClass([definition], php),
        ...tablesOf([definition]).map((table) => phpModelClass(definition, table, php)),
        ...phpSupportFiles(php, options),
      ];
    case 'sql':
      return definition.table ? sqlDialects.map((dialect) => createTableSql(definition.table!, dialect)) : [];
  }
}
