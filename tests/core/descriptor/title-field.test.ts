import { expect, test } from 'vitest';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { viewFile } from '../../../engine/core/descriptor/normalize/view-file.ts';
import { soleReference, titleField } from '../../../engine/core/descriptor/title-field.ts';
import { both } from '../../helpers/screens.ts';

const text = { type: 'string', label: both('Text') } as const;
const screenOf = (words: Partial<ScreenFile>) => {
  const properties = {
    reason: { ...text, format: 'multiline' },
    name: text,
    owner: { type: 'integer', format: 'ref:user.username', label: both('Owner') },
  } as const;
  return normalize({ name: 'request', label: both('Request'), schema: { type: 'object', properties }, list: { columns: ['name'] }, ...words });
};
const titleOf = (...columns: string[]) => {
  const properties = { reason: { ...text, format: 'multiline' }, service: { ...text, format: 'interface' }, name: text } as const;
  return titleField(normalize({ name: 'request', label: both('Request'), schema: { type: 'object', properties }, list: { columns } }))?.name;
};

test('a record is called by a name before the interface it is about, and by that before the lines it is asked for with', () => {
  expect(titleOf('service', 'name', 'reason')).toBe('name');
  expect(titleOf('service', 'reason')).toBe('service');
  expect(titleOf('reason')).toBe('reason');
});

test('a record is called by what its descriptor says, on other faces too if they have it', () => {
  expect(titleField(screenOf({ title: 'reason' }))?.name).toBe('reason');
  const owned = screenOf({ title: 'owner' });
  expect([titleField(owned), soleReference(owned)?.name]).toEqual([undefined, 'owner']);
  const base: ScreenFile = { name: 'request', label: both('Request'), title: 'reason', schema: { type: 'object', properties: { name: text, reason: text } } };
  const faceOf = (fields: ScreenFile['fields']) =>
    titleField(normalize(viewFile({ name: 'face', label: both('Face'), viewOf: 'request', fields }, base)))?.name;
  expect([faceOf({ name: {}, reason: {} }), faceOf({ name: {} })]).toEqual(['reason', 'name']);
});
