import { texts } from '../../../../generated/words/node-table/table-node.ts';
import { columnTypes } from '../../../model/types/definition.ts';

/** A column that is chosen from those of the table. */
export const pickedColumn = {
  type: 'object',
  required: ['name', 'type'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$', label: texts.name },
    type: { type: 'string', enum: [...columnTypes], label: texts.type, enumLabel: texts.typeEnumLabel },
    format: { type: 'string', enum: ['money', 'decimal'], label: texts.format },
  },
} as const;
