import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { PlainRequest } from '../../../engine/server/index.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { formOf } from '../runtime/form-of.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
/** More bits than any accepted integer has. */
const tooLong = '18446744073709551616';
/** Number of parameters whose blanks are written in every way. */
const mostTexts = 4;

/**
 * Returns requests that differ from a valid call in their encoding, and not in their values: repeated, misplaced and forbidden names, wrong
 * encodings, invalid JSON, numbers that JSON allows and callers cannot mean. Most must be refused; blanks are accepted in every encoding.
 * @param right parameters of a call that is answered, so that a wrong reading shows in the answer
 */
export function wireRequests(definition: InterfaceDefinition, right: Readonly<Record<string, unknown>>): PlainRequest[] {
  const service = serviceOf(definition);
  const { parameters } = definition;
  // What is sent as a file has no place in the others.
  const example = Object.fromEntries(parameters.flatMap(({ name, type }) => (type !== 'file' && Object.hasOwn(right, name) ? [[name, right[name]]] : [])));
  const fields = new URLSearchParams({ service, ...formOf(example) }).toString();
  const members = printLossless({ service, ...example });
  const name = parameters[0]?.name ?? 'x';
  const key = encodeURIComponent(name);
  const post = (type: string, body: string | Buffer, query = ''): PlainRequest => ({ method: 'POST', url: `/api/${query}`, type, body: Buffer.from(body) });
  const withMember = (text: string) => post(json, members.replace(/\}$/, `,${text}}`));
  // Instead of the value that stands there, as a name may come once.
  const { [name]: _, ...others } = example;
  const withValue = (text: string) => post(json, printLossless({ service, ...others }).replace(/\}$/, `,${JSON.stringify(name)}:${text}}`));
  const withField = (field: string, written: string) => {
    const rest = new URLSearchParams({ service, ...formOf(example) });
    rest.delete(field);
    return post(form, `${rest}&${encodeURIComponent(field)}=${written}`);
  };
  const freeTexts = parameters.filter(({ type, enum: choices, format, pattern }) => type === 'string' && !(choices || format || pattern));
  return [
    ...freeTexts.slice(0, mostTexts).map((text) => withField(text.name, 'a+b%20c%2Bd')),
    post(form, fields, '?more=1'),
    post(form, new URLSearchParams(formOf(example)).toString(), `?service=${service}`),
    post(form, fields, '?s=Other.Than.This'),
    post(form, `${fields}&${key}=1&${key}=2`),
    post(form, `${fields}&${key}[]=1`),
    post(form, `${fields}&__proto__=1`),
    post(form, `${fields}&x=%zz`),
    post(form, `${fields}&x=%ff`),
    post(form, Buffer.concat([Buffer.from(`${fields}&x=`), Buffer.from([0xff])])),
    post(form, `\ufeff${fields}`),
    post(form, `&${fields}&&`),
    post('text/plain', fields),
    post(json, `\ufeff${members}`),
    post(json, `[${members}]`),
    post(json, members.slice(0, -1)),
    withMember('"x":1,"x":2'),
    withMember('"constructor":1'),
    withMember('"x":TRUE'),
    withMember('"x":1e400'),
    withMember('"s":1'),
    withMember(String.raw`"x":"\ud800"`),
    ...[tooLong, `[${tooLong}]`, `{"a":${tooLong}}`, '1.0', '1e2', '-0', `"${tooLong}"`].map(withValue),
    { method: 'GET', url: `/api/?${fields}&access_token=x`, type: '', body: Buffer.alloc(0) },
  ];
}
