import type { PlainFormat } from '../../../engine/core/descriptor/formats.ts';

/** Formats a text of a parameter can be held to: those with a rule of their own. The rules themselves are the server's. */
export const parameterFormats = [
  'json',
  'image',
  'file',
  'secret',
  'password',
  'tags',
  'ip-list',
  'email',
  'phone',
  'url',
  'date',
  'date-time',
  'color',
  'icon',
] as const satisfies readonly PlainFormat[];
