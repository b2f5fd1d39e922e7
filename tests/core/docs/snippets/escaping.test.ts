import { describe, expect, it } from 'vitest';
import { csharpSnippet } from '../../../../engine/core/docs/snippets/csharp.ts';
import { goSnippet } from '../../../../engine/core/docs/snippets/go.ts';
import { requestOfCall, type ShownCall, type ShownValues } from '../../../../engine/core/docs/snippets/request/request-of-call.ts';
import { csharpString } from '../../../../engine/core/docs/snippets/text/csharp-text.ts';
import { goLines, goString } from '../../../../engine/core/docs/snippets/text/go-text.ts';

// Neither Go nor .NET is on every machine that runs the tests: what they would read is read here by the rules both share with JSON.
describe.each([
  ['Go', goString],
  ['C#', csharpString],
] as const)('a text of %s', (_name, print) => {
  it.each([
    'plain',
    `"double" 'single' \\ \\n \\u0041 %s {0} $x #{y} ?> */`,
    'a\nb\tc\r\nd\u0000\u0007\u001b\u0085',
    '中文 😀 \u2028\u2029 \u202Eabc\u2066 \uFEFF',
    '`back` quotes',
  ])('is what it was: %j', (text) => {
    const printed = print(text);
    expect(printed).not.toMatch(/[\p{Cc}\uFEFF\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    expect(JSON.parse(printed)).toBe(text);
  });

  it('has no half of a character', () => expect(JSON.parse(print('a\uD800b'))).toBe('a\uFFFDb'));
});

it('stands in lines between back quotes in Go only where every character is itself there', () => {
  expect(goLines('{\n  "a": 1\n}')).toBe('`{\n  "a": 1\n}`');
  for (const text of ['a`b', 'a\rb', 'a\u0000', '\uFEFF']) expect(goLines(text)).toBe(goString(text));
});

const nasty = '中文 "x" \\ `id` ${y}\n\r\u2028';
const parameters: ShownCall['parameters'] = [
  { name: 'note"\n', type: 'string' },
  { name: 'more', type: 'object' },
];
const values: ShownValues['values'] = { 'note"\n': nasty, more: { [nasty]: [1, null] } };
const call = (over: Partial<ShownCall>, input: ShownValues = {}) =>
  requestOfCall({ service: 'Tool.Tea.Add', verbs: ['POST'], parameters, ...over }, 'https://o', { values, ...input });
const file: ShownCall['parameters'] = [
  { name: 'note', type: 'string', example: nasty },
  { name: 'file', type: 'file', required: true },
];

describe.each([
  ['Go', goSnippet],
  ['C#', csharpSnippet],
] as const)('%s', (_name, print) => {
  it('sends JSON', () => expect(print(call({}))).toMatchSnapshot());
  it('asks by GET', () => expect(print(call({ verbs: ['GET'] }))).toMatchSnapshot());
  it('uploads a file', () => expect(print(requestOfCall({ service: 'Tool.Tea.Add', verbs: ['POST'], parameters: file }, 'https://o'))).toMatchSnapshot());
  it('signs a call', () => expect(print(call({}, { isSigned: true }))).toMatchSnapshot());
  it('signs a GET', () => expect(print(call({ verbs: ['GET'] }, { isSigned: true }))).toMatchSnapshot());
});
