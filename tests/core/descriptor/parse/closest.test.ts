import { expect, test } from 'vitest';
import { iconNames } from '../../../../engine/core/descriptor/icon-names.ts';
import { closest, nearest } from '../../../../engine/core/descriptor/parse/closest.ts';
import { meantKey } from '../../../../engine/core/descriptor/parse/meant-key.ts';

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

test.each([
  ['min', 'integer', 'minimum'],
  ['max', 'string', 'maxLength'],
  ['min', 'array', 'minItems'],
  ['maxlength', 'string', 'maxLength'],
  ['enums', 'string', 'enum'],
  ['title', 'string', 'label'],
  ['options', 'string', 'enum'],
  ['default_sort', undefined, 'sort'],
  ['somethingelse', undefined, undefined],
])('the key %s beside the type %s means %s', (found, type, wanted) => {
  const allowed = ['label', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'sort'];
  expect(meantKey(found, allowed, type)).toBe(wanted);
});

test('the nearest icons of a name have a part of it', () => {
  expect(nearest('user-group', iconNames)[0]).toBe('usergroup-add');
  expect(nearest('piechart', iconNames)[0]).toBe('pie-chart');
  expect(iconNames).toContain('appstore');
});
