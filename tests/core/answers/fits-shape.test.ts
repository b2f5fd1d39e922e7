import { describe, expect, it } from 'vitest';
import { fitsShape } from '../../../engine/core/answers/fits-shape.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { shapeOfReturns } from '../../../engine/core/protocol/return-shape.ts';

const shape = shapeOfReturns([
  { name: 'total', type: 'integer' },
  { name: 'rows[].name', type: 'string', nullable: true },
  { name: 'rows[].state', type: 'string', enum: ['on', 'off'], optional: true },
]);

describe('an answer that is held to its declared fields', () => {
  it.each<[string, Json, boolean]>([
    ['has them', { total: 1, rows: [{ name: 'a', state: 'on' }, { name: null }] }, true],
    ['may have more', { total: 1, rows: [], page: 2 }, true],
    ['lacks a list of which only the members are declared', { total: 1 }, true],
    ['lacks one', { rows: [] }, false],
    ['has text for a number', { total: '1', rows: [] }, false],
    ['has a part of a number', { total: 1.5, rows: [] }, false],
    ['has nothing where that is not declared', { total: null, rows: [] }, false],
    ['has another value than the declared ones', { total: 1, rows: [{ name: 'a', state: 'away' }] }, false],
    ['has one element amiss', { total: 1, rows: [{ name: 'a' }, { name: 1 }] }, false],
    ['has no list', { total: 1, rows: { name: 'a' } }, false],
    ['is a list itself', [], false],
    ['is nothing', null, false],
  ])('%s', (_what, value, fits) => expect(fitsShape(value, shape)).toBe(fits));

  it('fits whatever it is where nothing is declared', () => expect(fitsShape([1], shapeOfReturns([]))).toBe(true));
});
