import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { codes } from '../../core/protocol/codes.ts';

/** Most bytes of a request's address and headers together. */
export const headBytes = 16_384;

/**
 * Answers what never becomes a request, on its connection, which ends with it. Too long an address is a mistake of a call by GET and gets an
 * envelope, in both languages: the header that names one was not read. What is no HTTP at all gets a status alone.
 */
export function refuseOnSocket(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const answer =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? answerText(200, JSON.stringify({ ret: codes.badInput, data: null, msg: `${tooLong.zh_cn} / ${tooLong.en}` }))
      : answerText(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, '');
  socket.end(answer, () => socket.destroy());
}

function answerText(status: number, body: string): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...(body === '' ? [] : ['content-type: application/json; charset=utf-8']),
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const kilobytes = headBytes / 1_024;
const tooLong = {
  zh_cn: `网址与请求头共超过 ${kilobytes} KB，较长的内容请用 POST 表单传递`,
  en: `Address and headers together exceed ${kilobytes} KB; send what is long in a form by POST`,
};
