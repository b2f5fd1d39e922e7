import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { texts as words } from '../../../generated/words/engine-server/refuse-on-socket.ts';
import { callTexts } from '../../core/protocol/call-texts.ts';
import { codes } from '../../core/protocol/codes.ts';
import { fillText, type Text } from '../../core/text/text.ts';

/** Maximum number of bytes of a request's address and headers together. */
export const headBytes = 16_384;

/**
 * Answers on the socket what never becomes a request, and closes it. The envelope has both languages, because the header with the language was not
 * read. Too long an address is an error of a GET call, and calls are answered with status 200.
 */
export function refuseOnSocket(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const answer =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? answerText(200, tooLong)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? answerText(408, words.late)
        : answerText(400, callTexts.malformed);
  socket.end(answer, () => socket.destroy());
}

function answerText(status: number, { zh_cn, en }: Text): string {
  const body = JSON.stringify({ ret: codes.badInput, data: null, msg: `${zh_cn} / ${en}` });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const kilobytes = headBytes / 1_024;
const tooLong = fillText(words.tooLong, { kilobytes });
