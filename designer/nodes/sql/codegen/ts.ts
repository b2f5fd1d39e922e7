import { tsKey, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedTs } from '../../../codegen/emit/emit-guarded.ts';
import { sqlRequest, sqlValues } from '../model/sql-settings.ts';

export const sqlTs: NodeEmitter = (emission) => {
  const { input, writer, local, node } = emission;
  const { database, statement, columns, rows, seconds, writes } = sqlRequest(node.settings);
  const name = local('found');
  const values = sqlValues(node.settings, input).map(([place, type, value]) => `[${tsString(place)}, ${tsString(type)}, ${value}]`);
  const types = Object.entries(columns).map(([column, type]) => `${tsKey(column)}: ${tsString(type)}`);
  const parts = [
    `database: ${tsString(database)}`,
    `statement: ${tsString(statement)}`,
    `values: [${values.join(', ')}]`,
    `columns: ${types.length > 0 ? `{ ${types.join(', ')} }` : '{}'}`,
    ...[`rows: ${rows}`, `seconds: ${seconds}`, `writes: ${writes}`],
  ];
  const { outputs, part } = guardedTs(emission, name, (before, after) => writer.line(`${before}platform.sql({ ${parts.join(', ')} })${after}`));
  return { rows: part('.rows'), changed: part('.changed'), ...outputs };
};
