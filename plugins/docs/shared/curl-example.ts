import { callAddress } from './call-address.ts';
import type { DocCall, DocParameter } from './call-list.ts';

/** Shown although they may be left out: without them the example would say nothing of what the call is about. */
const telling = ['id', 'page', 'per_page'];

/**
 * A call as a line for a shell, with what is required and what has an example. The token stands in a variable of the shell.
 * @param origin `https://open.example.com`
 */
export function curlExample(call: Pick<DocCall, 'service' | 'access' | 'parameters' | 'verbs'>, origin: string): string {
  const shown = call.parameters.filter(({ name, required, example }) => required || example !== undefined || telling.includes(name));
  const isMultipart = shown.some(({ type }) => type === 'file');
  const flag = isMultipart ? '--form-string' : '--data-urlencode';
  const fields = [
    `${flag} ${quoted(`service=${call.service}`)}`,
    ...(call.access.kind === 'public' ? [] : [`${flag} "access_token=$ACCESS_TOKEN"`]),
    ...shown.map((parameter) => {
      const value = sampleOf(parameter);
      return parameter.type === 'file' ? `--form ${quoted(`${parameter.name}=@${value}`)}` : `${flag} ${quoted(`${parameter.name}=${value}`)}`;
    }),
  ];
  const isGet = !call.verbs.includes('POST');
  return [`curl ${isGet ? '--get ' : ''}${quoted(origin + callAddress(call.service))}`, ...fields].join(' \\\n  ');
}

/** A value the call would take, as the text that travels: its example, its default, or the smallest one of its type. */
function sampleOf(parameter: Omit<DocParameter, 'name'>): string {
  const { example, default: initial, enum: options } = parameter;
  const given = example ?? initial ?? options?.[0];
  if (given !== undefined && given !== null) return typeof given === 'object' ? JSON.stringify(given) : String(given);
  switch (parameter.type) {
    case 'integer':
    case 'float':
      return String(parameter.min ?? 1);
    case 'boolean':
      return 'true';
    case 'date':
      return '2026-01-31';
    case 'file':
      return 'file.xlsx';
    case 'array':
      return '[]';
    case 'object':
      return '{}';
    case 'string':
      return parameter.format === undefined ? 'text' : (formatSamples[parameter.format] ?? 'text');
  }
}

const formatSamples: Record<string, string> = {
  phone: '13800138000',
  email: 'name@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  date: '2026-01-31',
  'date-time': '2026-01-31 12:00:00',
  datetime: '2026-01-31 12:00:00',
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
