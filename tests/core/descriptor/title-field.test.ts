import { expect, test } from 'vitest';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { titleField } from '../../../engine/core/descriptor/title-field.ts';
import { both } from '../../helpers/screens.ts';

const text = { type: 'string', label: both('Text') } as const;
const titleOf = (...columns: string[]) => {
  const properties = { reason: { ...text, format: 'multiline' }, service: { ...text, format: 'interface' }, name: text } as const;
  return titleField(normalize({ name: 'request', label: both('Request'), schema: { type: 'object', properties }, list: { columns } }))?.name;
};

test('a record is called by a name before the interface it is about, and by that before the lines it is asked for with', () => {
  expect(titleOf('service', 'name', 'reason')).toBe('name');
  expect(titleOf('service', 'reason')).toBe('service');
  expect(titleOf('reason')).toBe('reason');
});
