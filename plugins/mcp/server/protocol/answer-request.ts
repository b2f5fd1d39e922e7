import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createMcpHandler, isInitializeRequest, isLegacyRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { Agent } from '../access/agent.ts';
import { serverFor } from './server-for.ts';

/** Headers the protocol reads; the present revision repeats in some what the body says, and refuses a request where both differ. */
const protocolHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

/** Clients of the present revision, where every request says by itself who asks and in which version. */
const present = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.agent as Agent), {
  legacy: 'reject',
  onerror: () => undefined,
});

/**
 * Answers one POST with the official library, in the revision of the protocol its sender speaks: the present one (2026-07-28) or the former
 * ones with their `initialize`.
 * @param body the parsed message; of the former revisions also several in a batch
 */
export async function answerRequest(headers: IncomingHttpHeaders, body: unknown, agent: Agent): Promise<Response> {
  const sent = new Headers();
  for (const name of protocolHeaders) if (headers[name] !== undefined) sent.set(name, String(headers[name]));
  const request = new Request('http://portico/mcp', { method: 'POST', headers: sent, body: JSON.stringify(body), signal: agent.signal });
  if (await isLegacyRequest(request, body)) return answerFormer(request, body, agent);
  return present.fetch(request, { parsedBody: body, authInfo: { token: '', clientId: agent.appKey, scopes: [], extra: { agent } } });
}

/** The library would answer these by a stream; one JSON body is all there ever is. */
async function answerFormer(request: Request, body: unknown, agent: Agent): Promise<Response> {
  const server = serverFor(agent);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(request, { parsedBody: body });
    // Kept by nobody here: it tells the calls of one client from those of another with the same app.
    if (isInitializeRequest(body)) answer.headers.set('mcp-session-id', randomUUID());
    return answer;
  } finally {
    await server.close();
  }
}
