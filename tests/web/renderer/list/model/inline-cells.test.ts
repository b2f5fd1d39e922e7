import { expect, test } from 'vitest';
import { normalize } from '../../../../../engine/core/descriptor/normalize/normalize.ts';
import { inlineFields, isEditableIn, nextCell } from '../../../../../engine/web/renderer/list/model/inline-cells.ts';
import { both } from '../../../../helpers/screens.ts';

const screen = normalize({
  name: 'item',
  label: both('Item'),
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', label: both('Title') },
      code: { type: 'string', writeOnce: true, label: both('Code') },
      body: { type: 'string', format: 'richtext', label: both('Body') },
      logo: { type: 'string', format: 'image', label: both('Logo') },
      key: { type: 'string', format: 'secret', label: both('Key') },
      price: { type: 'integer', format: 'money', label: both('Price') },
      note: { type: 'string', when: { price: [1] }, label: both('Note') },
      status: { type: 'string', label: both('Status') },
    },
  },
  list: { columns: ['title'] },
  states: { status: { initial: 'new', values: { new: both('New') } } },
});

test('small open values are edited in their cell, by those who may edit', () => {
  expect(inlineFields({ screen, verbs: ['Edit'] }).map(({ name }) => name)).toEqual(['title', 'price', 'note']);
  expect(inlineFields({ screen, verbs: ['List', 'Get'] })).toEqual([]);
});

const answer = { screen, verbs: ['Edit'] };

test('a field a record does not show cannot be edited there', () => {
  expect(isEditableIn(answer, { id: 1, price: 1, status: 'new' }, 'note')).toBe(true);
  expect(isEditableIn(answer, { id: 1, price: 2, status: 'new' }, 'note')).toBe(false);
});

test('a record that only transitions may change is edited in no cell', () => {
  const locked = { ...screen, machines: screen.machines.map((machine) => ({ ...machine, editable: ['draft'] })) };
  expect(isEditableIn({ screen: locked, verbs: ['Edit'] }, { id: 1, status: 'new' }, 'title')).toBe(false);
});

test('Tab goes along the row and on to the next', () => {
  const rows = [{ id: 5 }, { id: 3 }];
  const columnsOf = ({ id }: { id: number }) => (id === 5 ? ['title', 'price'] : ['price']);
  expect(nextCell(rows, columnsOf, { id: 5, field: 'title' }, 1)).toEqual({ id: 5, field: 'price' });
  expect(nextCell(rows, columnsOf, { id: 5, field: 'price' }, 1)).toEqual({ id: 3, field: 'price' });
  expect(nextCell(rows, columnsOf, { id: 3, field: 'price' }, -1)).toEqual({ id: 5, field: 'price' });
  expect(nextCell(rows, columnsOf, { id: 3, field: 'price' }, 1)).toBeUndefined();
  expect(nextCell(rows, columnsOf, { id: 9, field: 'price' }, 1)).toBeUndefined();
});
