import type { Json } from '../../engine/core/descriptor/types.ts';
import { fetchOutside } from '../../engine/server/index.ts';
import type { HttpRequest, HttpResponse } from '../model/runtime.ts';
import { Failure } from '../model/semantics/failure.ts';

/** A call of an HTTP node or a proxy interface, through the platform's one outbound client. */
export async function outsideHttp(request: HttpRequest): Promise<HttpResponse> {
  const url = URL.parse(filledPath(request.url, present(request.path)));
  const query = Object.entries(present(request.query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((part) => `${encoded(name)}=${encoded(textOf(part))}`),
  );
  if (url && query.length > 0) url.search = [url.search.slice(1), ...query].filter(Boolean).join('&');
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of Object.entries(present(request.headers))) headers[name.toLowerCase()] = headerText(textOf(value));
  const cookies = Object.entries(present(request.cookies)).map(([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`);
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  const body = bodyOf(request);
  if (body !== undefined) headers['content-type'] = headerText(request.media ?? 'application/json');
  const response = await fetchOutside({ method: request.method, url: url?.href ?? '', headers, body });
  if (request.pass !== true && (response.status < 200 || response.status > 299)) throw new Failure(400, upstreamText(response.status));
  return { status: response.status, data: parsed(response.body.toString('utf8')) };
}

function upstreamText(status: number): { zh_cn: string; en: string } {
  return { zh_cn: `上游接口返回状态 ${status}`, en: `The upstream answered with status ${status}` };
}

function present(values: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== null && value !== undefined));
}

/** A value never becomes more than one part of the path. */
function filledPath(address: string, values: Record<string, unknown>): string {
  return address.replace(/\{([^{}]+)\}/g, (place, name: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const text = encoded(textOf(values[name]));
    return text === '.' || text === '..' ? text.replaceAll('.', '%2E') : text;
  });
}

function bodyOf({ body, media = 'application/json' }: HttpRequest): string | undefined {
  if (body === undefined || body === null) return undefined;
  const value = typeof body === 'object' && !Array.isArray(body) ? present(body as Record<string, unknown>) : body;
  if (typeof value === 'object' && !Array.isArray(value) && media === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(Object.entries(value as Record<string, unknown>).map(([name, member]) => [name, textOf(member)])).toString();
  }
  return typeof value === 'string' && media !== 'application/json' ? value : JSON.stringify(value);
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** As RFC 3986 has it, which PHP writes too. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, ' ');
}

function parsed(text: string): Json {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
