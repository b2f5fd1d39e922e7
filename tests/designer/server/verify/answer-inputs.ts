import { invalidInputs } from '../../../../designer/model/samples/invalid-inputs.ts';
import { exampleParameters, sampleInputs } from '../../../../designer/model/samples/sample-inputs.ts';
import { type InterfaceDefinition, serviceOf } from '../../../../designer/model/types/definition.ts';
import { formOf } from '../../../../designer/server/runtime/form-of.ts';

/** A call as it goes over the wire. */
export interface WireInput {
  /** What it tries. */
  kind: string;
  method: string;
  /** Behind the question mark. */
  query: string;
  headers: Record<string, string>;
  body?: string | Buffer | FormData;
}

/** Texts that one type or another might take for a value, or should not. */
const texts = [
  ...['', ' ', '0', '1', '-1', '+1', '01', '1.0', '1.5', '1e3', '12abc', '９', '0x1A', 'NaN', 'Infinity', '1e400', '-0', '9007199254740992', '1,000'],
  ...['true', 'TRUE', 'yes', 'null', 'a', 'abc', 'abcdef', 'ABC\n', '中文', '😀😀😀', 'e\u0301', 'a\u0000b', "'", '"', '\\', '</script>'],
  ...['2024-02-29', '2023-02-29', '2020-01-01 10:00:00', '2020-01-01T10:00:00Z', '2020-01-01T10:00:00+08:00', '1999-12-31', '2031-01-01', '2020-1-1'],
  ...['[]', '{}', '[1]', '[1,2,3,4]', '["a","bcde"]', '[1.5]', '[null]', '[{}]', '[[]]', '{"a":1}', '{"name":"x"}', '{"name":"","age":-1}', '[1', '[1] '],
  ...['{"name":"ab","tags":["x",1],"more":{"0":{}}}', '{"name":"ab","other":1}', '{"":1}', '[1e400]', '{"a":[],"b":{}}', '[true,"true"]', '"a"', '5', 'a,b'],
  ...['a@b.c', 'a@b', 'http://a.b/c?d=é', 'http://', '13800138000', '010-12345678'],
  '['.repeat(70) + ']'.repeat(70),
];

const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** Valid and invalid calls of one interface: forms, JSON, addresses, and what slips through between them. The same ones every time. */
export function wireInputs(definition: InterfaceDefinition, count: number): WireInput[] {
  const service = serviceOf(definition);
  const { parameters } = definition;
  const example = formOf(exampleParameters(parameters));
  const isPosted = definition.verbs.includes('POST');
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (kind: string, body: string, headers: Record<string, string> = {}): WireInput =>
    isPosted
      ? { kind, method: 'POST', query: '', headers: { ...urlencoded, ...headers }, body: `service=${service}&${body}` }
      : { kind, method: 'GET', query: `service=${service}&${body}`, headers };
  const posted = (kind: string, body: string | Buffer, type: string): WireInput => ({
    ...{ kind, method: 'POST', query: `s=${service}`, headers: { 'content-type': type } },
    body,
  });
  const json = (kind: string, value: unknown) => posted(kind, typeof value === 'string' ? value : JSON.stringify(value), 'application/json');

  const valid = sampleInputs(parameters, count);
  const spoiled = parameters.flatMap(({ name }) => texts.map((text) => ({ ...example, [name]: text })));
  const names = parameters.map(({ name }) => name);
  const [first = 'nothing'] = names;
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ service, ...example })) multipart.append(name, value);
  const oddForms: [string, string][] = [
    ['repeated field', `${form(example)}&${form({ [first]: 'x' })}&${form({ [first]: 'y' })}`],
    ['bracket field', `${form(example)}&x[]=1`],
    ['bracket field', `${form(example)}&x[]=1&x[]=2`],
    ['bracket field', `${form(example)}&${encodeURIComponent(first)}[]=1`],
    ['bracket field', `${form(example)}&${encodeURIComponent(first)}[a][b]=1`],
    ['unknown field', `${form(example)}&other=1`],
    ['unknown field', `${form(example)}&${form({ other: '1', 'an.other': '2', ' x': '3', '': '4', '0': '5', '07': '6' })}`],
    ['forbidden name', `${form(example)}&__proto__=1`],
    ['forbidden name', `${form(example)}&constructor=`],
    ['wrong encoding', `${form(example)}&a=%ZZ`],
    ['wrong encoding', `${form(example)}&a=%ff`],
    ['wrong encoding', `${form(example)}&a=%ED%A0%80`],
    ['wrong encoding', `${form(example)}&%`],
    ['many fields', Array.from({ length: 201 }, (_, index) => `n${index}=`).join('&')],
    ['many fields', Array.from({ length: 199 }, (_, index) => `n${index}=`).join('&')],
    ['odd separators', `&&${form(example)}&&`],
    ['odd separators', `${form(example)};a=1`],
    ['two services', `s=${service}&${form(example)}`],
    ['two services', `s=Other.Than.This&${form(example)}`],
  ];
  const jsonValues: unknown[] = [
    null,
    '',
    'x',
    '1',
    1,
    -1,
    1.5,
    5.0,
    true,
    'true',
    [],
    {},
    [1],
    ['a'],
    [null],
    { a: 1 },
    { name: 'ab' },
    '2024-02-29',
    '[]',
    9007199254740991,
  ];
  const members = exampleParameters(parameters);
  return [
    ...valid.map((input) => send('valid form', form(formOf(input)))),
    ...invalidInputs(parameters).map((input) => send('invalid form', form(formOf(input)))),
    ...spoiled.map((input) => send('spoiled form', form(input))),
    ...spoiled.slice(0, 40).map((input) => send('spoiled form in English', form(input), { 'accept-language': 'en-US,en;q=0.9' })),
    ...oddForms.map(([kind, body]) => send(kind, body)),
    ...oddForms.slice(0, 12).map(([kind, body]) => send(kind, body, { 'accept-language': 'en' })),
    {
      kind: 'wrong verb',
      method: isPosted ? 'GET' : 'POST',
      query: isPosted ? `service=${service}` : '',
      headers: isPosted ? {} : urlencoded,
      ...(!isPosted && { body: `service=${service}` }),
    },
    { kind: 'wrong verb', method: 'PUT', query: '', headers: urlencoded, body: `service=${service}` },
    { kind: 'wrong verb', method: 'DELETE', query: `service=${service}`, headers: { 'accept-language': 'en' } },
    { kind: 'field in the address', method: 'POST', query: `service=${service}&a=1`, headers: urlencoded, body: form(example) },
    { kind: 'token in the address', method: 'GET', query: `service=${service}&access_token=x`, headers: {} },
    { kind: 'no service', method: 'POST', query: '', headers: urlencoded, body: form(example) },
    { kind: 'unknown service', method: 'POST', query: '', headers: urlencoded, body: `service=${service}s` },
    { kind: 'unknown service', method: 'POST', query: '', headers: urlencoded, body: `service=${service.toLowerCase()}` },
    { kind: 'unknown service', method: 'POST', query: '', headers: urlencoded, body: `service=${service}.More` },
    { kind: 'unknown service', method: 'GET', query: `service=${'x'.repeat(200)}`, headers: {} },
    posted('bytes', Buffer.from(`${form(example)}&a=\xff`, 'latin1'), urlencoded['content-type']),
    posted('bytes', Buffer.from(`\ufeff${form(example)}&a=中`), urlencoded['content-type']),
    posted('other media', form(example), 'text/plain'),
    posted('other media', form(example), 'application/xml'),
    posted('too large', `${form(example)}&a=${'x'.repeat(1_048_577)}`, urlencoded['content-type']),
    { kind: 'multipart', method: isPosted ? 'POST' : 'POST', query: '', headers: {}, body: multipart },
    ...valid.slice(0, 40).map((input) => json('valid JSON', input)),
    ...invalidInputs(parameters).map((input) => json('invalid JSON', input)),
    ...names.flatMap((name) => jsonValues.map((value) => json('spoiled JSON', { ...members, [name]: value }))),
    json('unknown member', { ...members, other: 1 }),
    ...[
      '',
      '[]',
      'null',
      '5',
      '"x"',
      '{',
      '{"a":1,"a":2}',
      '{"__proto__":1}',
      '{"a":1e400}',
      '{"a":}',
      '{a:1}',
      "{'a':1}",
      '{"a":1,}',
      '\ufeff{}',
      'true',
      '{"a":"\t"}',
    ].map((text) => json('wrong JSON', text)),
    posted('wrong JSON', Buffer.from('{"a":"\xff"}', 'latin1'), 'application/json'),
    posted('wrong JSON', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`, 'application/json; charset=utf-8'),
  ];
}
