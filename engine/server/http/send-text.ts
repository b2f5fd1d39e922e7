import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { addVary } from './call/vary.ts';

const pack = promisify(brotliCompress);

/** Sends a text that is written while it is asked for, compressed for those who read it so. Its headers are set already. */
export async function sendText(reply: FastifyReply, text: string): Promise<FastifyReply> {
  addVary(reply, 'accept-encoding');
  if (!/\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(text);
  const packed = await pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return reply.header('content-encoding', 'br').send(packed);
}
