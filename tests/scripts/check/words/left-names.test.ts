import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Exception } from '../../../../scripts/check/words/exceptions.ts';
import { leftWords } from '../../../../scripts/check/words/glossary.ts';
import { leftNames } from '../../../../scripts/check/words/left-names.ts';

const words = leftWords(readFileSync('CONTRIBUTING.md', 'utf8'));
const named = (text: string, exceptions: readonly Exception[] = [], file = 'engine/core/plain.ts') =>
  leftNames(file, text, words, exceptions).map(({ line, name, word }) => `${line} ${name} ${word.word}`);

test('the table of CONTRIBUTING.md says what stands in place of each word', () => {
  expect(words.find(({ word }) => word === 'asked')?.terms).toEqual(['askValues, askFields', 'requested, queried, pending']);
  expect(() => leftWords('# Contributing\n\n## Words\n\nNone.\n')).toThrow('no table');
});

test('a planted word is found in every kind of declaration, with its line', () => {
  const text = [
    'const nameFault = 1;',
    'function read(given: string): void {}',
    'interface Asked { isKept: boolean; told(): void }',
    'class Store { #taken = 0; }',
    'type Verdict<Said> = Said;',
    'const { value: undone, ...outside } = read2();',
    'const MAX_FAULTS = 3, view = <Fault,>(x: Fault) => x;',
  ].join('\n');
  expect(named(text)).toEqual([
    '1 nameFault fault',
    '2 given given',
    '3 Asked asked',
    '3 isKept kept',
    '3 told told',
    '4 taken taken',
    '5 Verdict verdict',
    '5 Said said',
    '6 undone undone',
    '6 outside outside',
    '7 MAX_FAULTS fault',
    '7 Fault fault',
  ]);
});

test('comments, texts, parts of other words and names that are declared elsewhere are free', () => {
  const text = [
    '// A fault of what was given.',
    'const defaultValue = "fault";',
    'const { kept } = answer;',
    'call({ kept, told: 1 });',
    'const mistaken = answer.outside;',
  ].join('\n');
  expect(named(text)).toEqual([]);
});

test('the name of a file counts as its first line', () => {
  expect(named('', [], 'engine/web/start-fault.ts')).toEqual(['1 start-fault fault']);
});

test('an exception frees its name where it says so, and one of a member frees no variable', () => {
  const column: Exception = { name: 'taken', in: ['plugins/billing'], because: 'column' };
  expect(named('const taken = 1;', [column], 'plugins/billing/lease.ts')).toEqual([]);
  expect(named('const taken = 1;', [column], 'plugins/mall/lease.ts')).toEqual(['1 taken taken']);
  expect(named('interface Row { kept: boolean }\nconst kept = 1;', [{ name: 'kept', isMember: true, because: 'answer' }])).toEqual(['2 kept kept']);
});
