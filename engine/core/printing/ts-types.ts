import type { ParameterType } from '../protocol/parameter.ts';

/** TypeScript types of parameters and answers. */
export const tsTypes: Readonly<Record<ParameterType, string>> = {
  string: 'string',
  integer: 'number',
  float: 'number',
  boolean: 'boolean',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
  date: 'string',
  file: 'string',
};
