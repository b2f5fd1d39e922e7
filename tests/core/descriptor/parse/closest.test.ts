import { expect, test } from 'vitest';
import { closest } from '../../../../engine/core/descriptor/parse/closest.ts';

test.each([
  ['lable', ['name', 'label'], 'label'],
  ['colums', ['columns', 'column'], 'columns'],
  ['Label', ['label'], 'label'],
  ['requierd', ['required', 'readOnly'], 'required'],
  ['something', ['name', 'label'], undefined],
  ['b', ['a'], undefined],
  ['title', [], undefined],
])('%j among %j is %j', (word, candidates, wanted) => {
  expect(closest(word, candidates)).toBe(wanted);
});
