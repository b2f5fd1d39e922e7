import { describe, expect, test } from 'vitest';
import { matchesCondition } from '../../../engine/core/condition/matches-condition.ts';
import { visibleFields } from '../../../engine/core/condition/visible-fields.ts';
import type { Field, Machine } from '../../../engine/core/descriptor/types.ts';
import { allowedTransitions, canTransition } from '../../../engine/core/states/transitions.ts';
import { screenOf } from '../../helpers/screens.ts';

const machine = screenOf('app').machines.find(({ field }) => field === 'verify_status') as Machine;

describe('transitions', () => {
  test('lead out of the state they name and no other', () => {
    expect(allowedTransitions(machine, 'pending').map(({ verb }) => verb)).toEqual(['Pass', 'Reject']);
    expect(allowedTransitions(machine, 'rejected').map(({ verb }) => verb)).toEqual(['Pass']);
    expect(allowedTransitions(machine, 'nowhere')).toEqual([]);
    expect(canTransition(machine, 'passed', 'Reject')).toBe(true);
    expect(canTransition(machine, 'passed', 'Pass')).toBe(false);
    expect(canTransition(machine, 'passed', 'Remove')).toBe(false);
  });
});

describe('matchesCondition', () => {
  test('wants equality or membership of every field named', () => {
    expect(matchesCondition(undefined, {})).toBe(true);
    expect(matchesCondition({ mode: 'limited' }, { mode: 'limited' })).toBe(true);
    expect(matchesCondition({ mode: ['a', 'b'], on: true }, { mode: 'b', on: true })).toBe(true);
    expect(matchesCondition({ mode: ['a', 'b'], on: true }, { mode: 'b', on: false })).toBe(false);
    expect(matchesCondition({ level: 1 }, { level: '1' })).toBe(false);
    expect(matchesCondition({ toString: 'x' }, {})).toBe(false);
  });

  test('takes a switch nobody touched for off', () => {
    expect(matchesCondition({ on: false }, {})).toBe(true);
    expect(matchesCondition({ on: false }, { on: true })).toBe(false);
  });
});

describe('visibleFields', () => {
  const field = (name: string, when?: Field['when']) => ({ name, when }) as Field;

  test('a field that rests on a hidden one is hidden too', () => {
    const fields = [field('a'), field('b', { a: 'yes' }), field('c', { b: 'yes' })];
    expect(visibleFields(fields, { a: 'no', b: 'yes' }).map(({ name }) => name)).toEqual(['a']);
    expect(visibleFields(fields, { a: 'yes', b: 'yes' }).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  test('fields that rest on each other do not run in circles', () => {
    const fields = [field('a', { b: 1 }), field('b', { a: 1 })];
    expect(visibleFields(fields, { a: 1, b: 1 })).toHaveLength(2);
  });
});
