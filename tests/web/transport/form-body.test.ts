import { expect, test } from 'vitest';
import { formBody } from '../../../engine/web/transport/form-body.ts';

test('empty values are dropped; zero and false are values', () => {
  expect(String(formBody({ a: '', b: null, c: undefined, d: 0, e: false }))).toBe('d=0&e=false');
});

test('nested values travel as JSON text', () => {
  const body = formBody({ filters: { status: { in: ['shown'] } }, ids: [1, 2] });
  expect(body.get('filters')).toBe('{"status":{"in":["shown"]}}');
  expect(body.get('ids')).toBe('[1,2]');
});

test('a file makes the body multipart and keeps the other fields', () => {
  const body = formBody({ file: new File(['x'], 'a.png', { type: 'image/png' }), note: 'n', empty: '' });
  expect(body).toBeInstanceOf(FormData);
  expect(body.get('file')).toMatchObject({ name: 'a.png' });
  expect(body.get('note')).toBe('n');
  expect(body.has('empty')).toBe(false);
});
