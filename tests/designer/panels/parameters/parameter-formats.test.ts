import { expect, test } from 'vitest';
import { parameterFormats } from '../../../../designer/panels/parameters/parameter-formats.ts';
import { plainFormats } from '../../../../engine/core/descriptor/formats.ts';
import { formatRules } from '../../../../engine/core/validation/formats.ts';

test('a parameter is offered every format that has a rule', () => {
  expect(parameterFormats).toEqual(Object.keys(plainFormats).filter((format) => Object.hasOwn(formatRules, format)));
});
