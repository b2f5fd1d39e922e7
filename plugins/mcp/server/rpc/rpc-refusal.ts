import type { FastifyReply } from 'fastify';

/** Codes of JSON-RPC, and one of the range that is the server's own. */
export const rpcCodes = { parse: -32700, request: -32600, refused: -32000 } as const;

/** A request refused as a whole: HTTP status and a JSON-RPC error that answers no message in particular. */
export function refuseRequest(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
