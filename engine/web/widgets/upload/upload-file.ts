import { uploadFile as uploadCall } from '../../../core/calls/file.ts';
import { codes } from '../../../core/protocol/codes.ts';
import { currentLanguage } from '../../state/language.ts';
import { endSession, session } from '../../state/session.ts';
import { ApiError } from '../../transport/api-error.ts';
import { formBody } from '../../transport/form-body.ts';
import { callAddress } from '../../transport/send.ts';
import type { UploadKind } from './check-upload.ts';

export interface UploadedFile {
  id: number;
  /** Server-made. */
  name: string;
  /** As the person's own disk calls it. */
  title: string;
  url: string;
}

const service = uploadCall.name;

/**
 * Sends one file. Not through `call`, because fetch does not tell how far an upload has come.
 * @param onProgress share of the bytes sent, 0 to 1
 * @throws ApiError when the server refuses it (`ret` 0: no answer); AbortError when `signal` ends it
 */
export function uploadFile(file: File, kind: UploadKind, options: { onProgress(share: number): void; signal: AbortSignal }): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (ret: number, message: string, data: unknown = null) =>
      reject(new ApiError(service, ret, message, data, request.getResponseHeader('x-request-id') ?? ''));
    request.open('POST', callAddress(service));
    request.setRequestHeader('accept-language', currentLanguage());
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && options.onProgress(event.loaded / event.total);
    request.onerror = () => fail(0, request.statusText);
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    request.onload = () => {
      const { ret, data, msg } = envelopeOf(request.response);
      if (ret === codes.ok && isUploaded(data)) return resolve(data);
      if (ret === codes.tokenInvalid || ret === codes.sessionEnded) endSession(msg);
      fail(ret, msg, data);
    };
    options.signal.addEventListener('abort', () => request.abort());
    request.send(formBody({ service, access_token: session.token, kind, file }));
  });
}

function envelopeOf(body: unknown): { ret: number; data: unknown; msg: string } {
  if (typeof body !== 'object' || body === null || !('ret' in body) || typeof body.ret !== 'number') return { ret: 0, data: null, msg: '' };
  return { ret: body.ret, data: 'data' in body ? body.data : null, msg: 'msg' in body ? String(body.msg) : '' };
}

function isUploaded(data: unknown): data is UploadedFile {
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string' && 'title' in data;
}
