import { expect, test } from 'vitest';
import { rowErrors } from '../../../scripts/check/check-rights.ts';
import { publicCalls } from '../../../scripts/check/rights/public-calls.ts';
import { sessionCalls } from '../../../scripts/check/rights/session-calls.ts';

const id = { name: 'id', type: 'integer', required: true, description: '' } as const;
const known = [
  ...publicCalls.map((name) => ({ name, access: { kind: 'public' as const }, parameters: [] })),
  ...Object.keys(sessionCalls).map((name) => ({ name, access: { kind: 'session' as const }, parameters: [id] })),
];

test('a call that answers strangers, and one of a session that names an object, are named until somebody has thought about them', () => {
  expect(rowErrors(known)).toEqual([]);
  const created = [
    { name: 'Platform.New.Open', access: { kind: 'public' as const }, parameters: [] },
    { name: 'Platform.New.Get', access: { kind: 'session' as const }, parameters: [id] },
    { name: 'Platform.New.List', access: { kind: 'session' as const }, parameters: [] },
  ];
  expect(rowErrors([...known, ...created]).map((error) => error.split(' ')[0])).toEqual(['Platform.New.Open', 'Platform.New.Get']);
  const gone = rowErrors(known.filter(({ name }) => name !== 'Platform.MyApp.Get'));
  expect(gone).toEqual([expect.stringContaining('Platform.MyApp.Get')]);
});
