import { expect, it } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { addParameters } from '../../../../designer/model/edits/interface/parameter-edits.ts';
import { addReturns } from '../../../../designer/model/edits/interface/return-edits.ts';
import { parametersFromJson, returnsFromJson } from '../../../../designer/model/quick-entry/json-to-parameters.ts';

const empty = emptyDefinition('App.Json.Read');

it('an example adds what is not there yet and leaves what is', () => {
  const known = { ...empty, parameters: [{ name: 'name', type: 'string' as const, max: 20 }] };
  const added = addParameters(known, parametersFromJson({ name: 1, age: 3, access_token: 'x' }));
  expect(added.parameters.map(({ name, type }) => [name, type])).toEqual([
    ['name', 'string'],
    ['age', 'integer'],
    // A name that calls have for themselves.
    ['access_token2', 'string'],
  ]);
  expect(added.parameters[0]).toBe(known.parameters[0]);
  expect(addParameters(added, parametersFromJson({ age: 'other' }))).toBe(added);
});

it('return fields below a known list are added below it', () => {
  const once = addReturns(empty, returnsFromJson({ items: [{ id: 1 }] }));
  const twice = addReturns(once, returnsFromJson({ items: [{ id: 1, name: '茶' }], total: 2 }));
  expect(twice.returns.map(({ name }) => name)).toEqual(['items', 'items[].id', 'items[].name', 'total']);
});
