import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedPhp } from '../../../codegen/emit/emit-guarded.ts';
import { sqlRequest, sqlValues } from '../model/sql-settings.ts';

export const sqlPhp: NodeEmitter = (emission) => {
  const { input, writer, local, node, dump } = emission;
  const { database, statement, columns, rows, seconds, writes } = sqlRequest(node.settings);
  const name = local('found');
  const values = sqlValues(node.settings, input).map(([place, type, value]) => `array(${phpString(place)}, ${phpString(type)}, ${value})`);
  const types = Object.entries(columns).map(([column, type]) => `${phpString(column)} => ${phpString(type)}`);
  const request = [
    phpString(database),
    phpString(statement),
    `array(${values.join(', ')})`,
    `array(${types.join(', ')})`,
    dump(rows),
    dump(seconds),
    ...(writes ? ['true'] : []),
  ];
  const { outputs, part } = guardedPhp(emission, name, (before, after) => writer.line(`${before}\\Portico\\Sql::ask(${request.join(', ')})${after}`));
  return { rows: part("['rows']"), changed: part("['changed']"), ...outputs };
};
