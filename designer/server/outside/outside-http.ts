import type { Json } from '../../../engine/core/descriptor/types.ts';
import { fetchOutside, type UploadedFile } from '../../../engine/server/index.ts';
import type { HttpRequest, HttpResponse } from '../../model/runtime.ts';
import { Failure } from '../../model/semantics/failure.ts';
import { bodyOf } from './body-of.ts';
import { encoded } from './percent-encoding.ts';
import { pairsOf, present, styleOf, textIn } from './written-values.ts';

/**
 * A call of an HTTP node or a proxy interface, through the platform's one outbound client.
 * @param uploads files of the call it is made for, which it may send on
 * @param send how it leaves; verification has a place of its own that it goes to
 */
export async function outsideHttp(request: HttpRequest, uploads: readonly UploadedFile[] = [], send = fetchOutside): Promise<HttpResponse> {
  const url = URL.parse(filledPath(request));
  const query = pairsIn(request, 'query');
  if (url && query.length > 0) url.search = [url.search.slice(1), ...query].filter(Boolean).join('&');
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of present(request.headers)) {
    headers[name.toLowerCase()] = headerText(textIn(name, value, styleOf(request.styles?.headers, name), (text) => text));
  }
  const cookies = pairsIn(request, 'cookies');
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  const body = bodyOf(request, uploads);
  if (body !== undefined) headers['content-type'] = headerText(body.media);
  const response = await send({ method: request.method, url: url?.href ?? '', headers, body: body?.content });
  if (request.pass !== true && (response.status < 200 || response.status > 299)) throw new Failure(400, upstreamText(response.status));
  return { status: response.status, headers: singleHeaders(response.headers), data: parsed(response.body.toString('utf8')) };
}

function singleHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]));
}

function upstreamText(status: number): { zh_cn: string; en: string } {
  return { zh_cn: `上游接口返回状态 ${status}`, en: `The upstream answered with status ${status}` };
}

function pairsIn(request: HttpRequest, part: 'query' | 'cookies'): string[] {
  return present(request[part]).flatMap(([name, value]) => pairsOf(name, value, styleOf(request.styles?.[part], name), encoded).map((pair) => pair.join('=')));
}

/** A value never becomes more than one part of the path, nor the way up: no encoding keeps addresses from reading `..` as that. */
function filledPath({ url, path, styles }: HttpRequest): string {
  const values = new Map(present(path));
  const filled = url.replace(/\{([^{}]+)\}/g, (place, name: string) =>
    values.has(name) ? textIn(name, values.get(name), styleOf(styles?.path, name), encoded) : place,
  );
  if (dots.test(filled) && !dots.test(url)) throw new Failure(400, { zh_cn: '路径中的值不能是 . 或 ..', en: 'A value in the path cannot be . or ..' });
  return filled;
}

const dots = /\/\.\.?(?:[/?#]|$)/;

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
