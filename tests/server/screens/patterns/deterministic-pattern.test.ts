import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isDeterministic } from '../../../../engine/server/screens/patterns/deterministic-pattern.ts';
import { schemaFolders } from '../../../../generated/plugins.server.ts';

const root = join(import.meta.dirname, '../../../..');

it('knows patterns that cannot explode, whatever they are given', () => {
  for (const pattern of ['^[A-Z][a-z]*\\.[A-Z][a-z]*$', '^a+b', '^[a-z]{2,30}$', '^#[0-9a-f]{6}$', '^[A-Za-z][A-Za-z0-9_.]*$', '^[\\-a]+/x'])
    expect(isDeterministic(pattern), pattern).toBe(true);
});

it('leaves everything else to the analyser', () => {
  const open = [
    'a+',
    '^(a+)+$',
    '^a*a*$',
    '^a+ab$',
    '^[a-z]+[0-9]+$',
    '^a|b',
    '^.*$',
    '^a?b?$',
    '^[^a]+a',
    '^\\d+$',
    '^a+?b',
    '^[a-z]*[a-z]$',
    '^a*\\.?b',
    '^[a-z.]+\\.x$',
  ];
  for (const pattern of open) expect(isDeterministic(pattern), pattern).toBe(false);
});

it('spares every start of the platform the analyser', () => {
  const files = schemaFolders.flatMap((folder) => {
    const names = readdirSync(join(root, folder), { encoding: 'utf8' }).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
    return names.map((name) => readFileSync(join(root, folder, name), 'utf8'));
  });
  const patterns = files.flatMap((text) => [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, literal]) => JSON.parse(literal!) as string));
  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter((pattern) => !isDeterministic(pattern))).toEqual([]);
});
