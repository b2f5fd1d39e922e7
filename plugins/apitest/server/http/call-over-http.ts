import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { CallError, fetchOutbound, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/call-over-http.ts';

/** Where the server itself is: what a path alone leads to. */
export interface OwnAddress {
  /** Throws while nothing listens. */
  own(): { address: string; port: number };
}

export interface HttpCall {
  /** `/api/` of the platform itself, or the whole address of another system. */
  path: string;
  /** Its JSON body. */
  members?: Record<string, unknown>;
  /** A form instead, as OAuth 2 has it. */
  form?: URLSearchParams;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface HttpAnswer {
  /** HTTP status. */
  status: number;
  contentType: string;
  /** Parsed where it is JSON, undefined otherwise. */
  json: unknown;
  bytes: number;
  /** Whole milliseconds. */
  milliseconds: number;
}

/**
 * A POST over real HTTP, to this server or through the guarded outbound client. Throws CallError 502 where the call cannot be made: "CURL request
 * failed" with the reason.
 */
export async function callOverHttp(context: OwnAddress, { path, members, form, headers, signal }: HttpCall): Promise<HttpAnswer> {
  const { url, allow } = target(context, path);
  const started = performance.now();
  try {
    const answer = await fetchOutbound({
      method: 'POST',
      url,
      headers: { accept: 'application/json', 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json', ...headers },
      body: form ? form.toString() : printLossless(members ?? {}),
      ...(allow && { allow }),
      ...(signal && { signal }),
    });
    const contentType = answer.headers['content-type'] ?? '';
    const milliseconds = Math.round(performance.now() - started);
    return { status: answer.status, contentType, json: jsonOf(answer.body), bytes: answer.body.length, milliseconds };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw refuse('upstreamFailed', texts.curlFailed, { reason: error.text });
  }
}

/** A path is one of this server, whatever addresses the operator lets calls go to. */
function target({ own }: OwnAddress, path: string) {
  if (!path.startsWith('/')) return { url: path };
  const { address, port } = own();
  const host = address.includes(':') ? `[${address}]` : address;
  // Behind the host, so that nothing in a path names another: `/\` and `//` begin one where an address is resolved.
  return { url: new URL(`http://${host}:${port}${path}`).href, allow: [{ address, port }] };
}

function jsonOf(body: Buffer): unknown {
  try {
    return parseLossless(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
