import { type CurlOption, curlOptions } from '../../../../../engine/core/curl/curl-options.ts';
import { shellWords } from '../../../../../engine/core/curl/shell-words.ts';
import type { Json } from '../../../../../engine/core/json/json.ts';
import type { FlowNode } from '../../../../model/types/flow.ts';
import type { HttpPlace } from '../http-binding.ts';
import { ownHeaders } from '../own-headers.ts';
import { isCredentialName } from '../request-words.ts';

/** What an HTTP node takes of a command. */
export interface ReadCurl {
  settings: FlowNode['settings'];
  /** By port. */
  values: { [port: string]: Json };
  /** Ports whose values are secrets: they have to come from a configuration entry, so they stay empty. */
  secrets: string[];
  /** Options and headers that a node has no word for, and files. */
  left: string[];
}

interface Part {
  in: HttpPlace;
  name: string;
  /** Left out: it has to be given otherwise. */
  value?: Json;
}

/** Headers that a browser or the connection writes. */
const automatic = /^(host|accept-encoding|accept-language|sec-.*|priority|dnt|upgrade-insecure-requests)$/i;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** Reads a curl command as terminals and the developer tools of browsers write it. Null for anything else, and for one without an address. */
export function readCurl(text: string): ReadCurl | null {
  const words = shellWords(text.trim());
  if (!words || !/^curl(\.exe)?$/i.test(words[0] ?? '')) return null;
  const { options, address, left } = curlOptions(words.slice(1));
  const url = address === undefined || /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`;
  if (url === undefined || !URL.canParse(url.replace(/[{}]/g, '_'))) return null;
  const optionValues = (...names: CurlOption[]) => options.filter(([name]) => names.includes(name)).map(([, value]) => value);
  const [place = url, query = ''] = url.replace(/#.*$/s, '').split(/\?(.*)/s);
  const head = readHeaders([
    ...optionValues('header'),
    ...optionValues('agent').map((value) => `User-Agent: ${value}`),
    ...optionValues('referer').map((value) => `Referer: ${value}`),
  ]);
  const body = readBody(options, optionValues('json').length > 0 ? json : head.media);
  const isInAddress = optionValues('get').length > 0;
  const hasBody = !isInAddress && body.parts.length > 0;
  const parts: Part[] = [
    ...pairs(query, 'query'),
    ...(isInAddress ? pairs(body.text, 'query') : body.parts),
    ...head.parts,
    ...optionValues('cookie').flatMap(cookies),
    ...optionValues('user').map((): Part => ({ in: 'header', name: 'Authorization' })),
  ];
  const method = optionValues('request').at(-1)?.toUpperCase() ?? (optionValues('head').length > 0 ? 'HEAD' : hasBody ? 'POST' : 'GET');
  const { inputs, values, secrets, empty } = portsOf(parts);
  return {
    settings: { method, url: place, ...(hasBody && { media: body.media }), ...(head.accept !== undefined && { accept: head.accept }), inputs },
    values,
    secrets,
    left: [...left, ...head.left, ...empty],
  };
}

function readHeaders(headers: readonly string[]): { parts: Part[]; media: string | undefined; accept: string | undefined; left: string[] } {
  const parts: Part[] = [];
  const left: string[] = [];
  let media: string | undefined;
  let accept: string | undefined;
  for (const header of headers) {
    const [name = '', value = ''] = header.split(/:(.*)/s).map((part) => part.trim());
    if (/^content-type$/i.test(name)) media = value.split(';')[0]!.trim().toLowerCase();
    else if (/^accept$/i.test(name)) accept = value === '*/*' ? undefined : value;
    else if (/^cookie$/i.test(name)) parts.push(...cookies(value));
    else if (ownHeaders.test(name)) left.push(name);
    else if (name !== '' && !automatic.test(name)) parts.push({ in: 'header', name, value });
  }
  return { parts, media, accept, left };
}

function readBody(options: readonly [CurlOption, string][], declared: string | undefined): { parts: Part[]; media: string; text: string } {
  const forms = options.filter(([name]) => name === 'form').map(([, value]) => value);
  if (forms.length > 0) return { parts: forms.map(formField), media: 'multipart/form-data', text: '' };
  const data = options.flatMap(([name, value]) => (name === 'data' || name === 'json' ? [value] : name === 'encoded' ? [encoded(value)] : []));
  const text = data.join(declared === json ? '' : '&');
  // curl calls every body a form that nobody calls otherwise; people who paste JSON mean JSON.
  const value = declared === undefined || /[/+]json$/.test(declared) ? jsonOf(text) : undefined;
  const media = declared ?? (typeof value === 'object' && value !== null ? json : form);
  if (text === '') return { parts: [], media, text };
  if (media === form) return { parts: pairs(text, 'field'), media, text };
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
  if (isObject) return { parts: Object.entries(value).map(([name, member]) => ({ in: 'field', name, value: member })), media, text };
  return { parts: [{ in: 'body', name: 'body', value: value ?? text }], media, text };
}

function formField(text: string): Part {
  const [name = '', value = ''] = text.split(/=(.*)/s);
  return { in: 'field', name, ...(!/^[@<]/.test(value) && { value: value.replace(/;type=[^;]*$/, '') }) };
}

/** `name=value`, `=value`, `value`: curl encodes the value. */
function encoded(text: string): string {
  const [name, value] = /^([^=@]*)=(.*)$/s.exec(text)?.slice(1) ?? ['', text];
  return `${name === '' ? '' : `${name}=`}${encodeURIComponent(value ?? '')}`;
}

function pairs(text: string, place: HttpPlace): Part[] {
  const found = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) found.set(name, [...(found.get(name) ?? []), value]);
  return [...found].map(([name, values]) => ({ in: place, name, value: values.length > 1 ? values : values[0]! }));
}

function cookies(text: string): Part[] {
  return text.split(';').flatMap((pair): Part[] => {
    const [name = '', value] = pair.trim().split(/=(.*)/s);
    return value === undefined ? [] : [{ in: 'cookie', name, value }];
  });
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A port for each part. Names that APIs ask credentials under get no value: a key does not belong into a definition. */
function portsOf(parts: readonly Part[]): { inputs: Json[]; values: ReadCurl['values']; secrets: string[]; empty: string[] } {
  const inputs: Json[] = [];
  const values: ReadCurl['values'] = {};
  const secrets: string[] = [];
  const empty: string[] = [];
  for (const { in: place, name, value } of parts) {
    let port = name;
    for (let number = 2; inputs.some((input) => portOf(input) === port); number++) port = `${name}_${number}`;
    inputs.push({ port, in: place, ...(port !== name && { name }) });
    const isSecret = place === 'cookie' || (place !== 'body' && isCredentialName(name));
    if (isSecret) secrets.push(port);
    else if (value === undefined) empty.push(port);
    else values[port] = value;
  }
  return { inputs, values, secrets, empty };
}

function portOf(input: Json): Json | undefined {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? input.port : undefined;
}
