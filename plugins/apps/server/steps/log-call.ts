import { finished } from 'node:stream';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import {
  type AccessLog,
  type Answer,
  CallError,
  type CallKind,
  type FileAnswer,
  type GatewayCall,
  type RawCall,
  type RecordStep,
} from '../../../../engine/server/index.ts';
import type { RequestLog } from '../usage/request-log.ts';

/** Writes every open call to the access log once its answer is known. */
export function logCall(accessLog: AccessLog): RecordStep {
  return {
    name: 'apps/log',
    place: 'record',
    record(call, answer) {
      const { service, caller, isAdmitted, startedAt, raw, rule, limits } = call;
      if (service.access.kind !== 'app') return;
      const app = caller?.app ?? null;
      whenAnswered(answer, raw, (ret) => {
        const milliseconds = performance.now() - startedAt;
        accessLog.add({ service, app, ret, kind: kindOf(call, ret), rule, limits, isRefused: !isAdmitted, milliseconds, raw });
      });
    },
  };
}

function kindOf({ service, charged }: GatewayCall, ret: number): CallKind {
  if (charged !== null) return charged;
  if (ret !== codes.ok) return 'failed';
  const isFree = service.access.kind === 'app' && service.access.visibility === 'open' && service.settings?.unitPrice == null;
  return isFree ? 'free' : 'ordinary';
}

/** The calls of the log's own screen: reading it would add to it without end. */
const ownCalls = 'Admin.RequestLog.';

/** Writes every call of back-office and portal to the request log, except for what the clock of a page asks. */
export function logRequest(requestLog: RequestLog): RecordStep {
  return {
    name: 'apps/request-log',
    place: 'record',
    record(call, answer) {
      const { service, raw } = call;
      if (service.access.kind === 'app' || service.name.startsWith(ownCalls)) return;
      whenAnswered(answer, raw, (ret) => (service.isBeat && ret === codes.ok ? undefined : requestLog.add(call, ret)));
    },
  };
}

function whenAnswered(answer: Answer, raw: RawCall, log: (ret: number) => void): void {
  if ('envelope' in answer) log(answer.envelope.ret);
  else logFile(answer.file, raw, log);
}

/** A stream is only known to be whole when it has ended; one that breaks off is a failure, though its beginning went out as a success. */
function logFile({ body }: FileAnswer, { requestId, signal }: RawCall, log: (ret: number) => void): void {
  if (Buffer.isBuffer(body)) log(codes.ok);
  else
    finished(body, { writable: false }, (error) => {
      const isCut = error !== undefined && error !== null && !signal.aborted;
      if (isCut && error instanceof CallError) return log(error.ret);
      if (isCut) console.error(`[${requestId}] the answer broke off:`, error);
      log(isCut ? codes.upstreamFailed : codes.ok);
    });
}
