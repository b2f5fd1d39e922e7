import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isEventStream } from '../kernel/call/event-stream.ts';
import type { FileAnswer } from '../kernel/call/service.ts';
import { fileHeaders, jsonHeaders } from './call/answer-headers.ts';
import { addVary } from './call/vary.ts';
import { packedAnswer, printAnswer } from './print-answer.ts';

/** Sends a value as JSON, compressed if it is long and the client accepts it. */
export function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  const text = printAnswer(body);
  reply.headers(jsonHeaders);
  const packed = packedAnswer(text, reply.request.headers['accept-encoding']);
  return packed ? addVary(reply.header('content-encoding', 'br'), 'accept-encoding').send(packed) : reply.send(text);
}

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const headers = fileHeaders(file);
  reply.headers(headers);
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  if (reply.request.method === 'HEAD' && 'destroy' in file.body) {
    // Nobody reads it, and some never end.
    (file.body as Readable).destroy();
    return reply.send(Readable.from([]));
  }
  reply.send(file.body);
  // Whoever waits for events learns at once that they will come.
  if (isEventStream(headers['content-type'])) reply.raw.flushHeaders();
  return reply;
}
