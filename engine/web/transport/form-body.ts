import { printLossless } from '../../core/json/lossless-json.ts';
/** Parameters of a call as the caller has them. */
export type CallParams = Record<string, unknown>;

/**
 * The body of a call: `application/x-www-form-urlencoded`, or multipart when a file is among the values.
 * Empty values (undefined, null, '') are dropped; nested values travel as JSON text. Files come last: the server reads large ones only once it
 * knows who sends them.
 * @example String(formBody({ page: 2, search: '', filters: { id: 1 } })) // 'page=2&filters=%7B%22id%22%3A1%7D'
 */
export function formBody(params: CallParams): URLSearchParams | FormData {
  const hasFile = Object.values(params).some(holdsFile);
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(params).sort(([, one], [, other]) => Number(holdsFile(one)) - Number(holdsFile(other)))) {
    if (value === undefined || value === null || value === '') continue;
    if (body instanceof FormData && appendFiles(body, name, value)) continue;
    body.append(name, typeof value === 'object' ? printLossless(value) : String(value));
  }
  return body;
}

function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob));
}

function appendFiles(body: FormData, name: string, value: unknown): boolean {
  const files = Array.isArray(value) ? value : [value];
  if (!files.every((file) => file instanceof Blob) || files.length === 0) return false;
  for (const file of files) body.append(name, file);
  return true;
}
