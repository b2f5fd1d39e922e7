import { finished, Readable } from 'node:stream';
import { callTexts } from '../../core/protocol/call-texts.ts';
import { codes, codeTexts } from '../../core/protocol/codes.ts';
import type { Envelope } from '../../core/protocol/envelope.ts';
import { parseServiceName, systemNamespaces } from '../../core/protocol/service-name.ts';
import { parseJsonParameters } from '../../core/validation/parameters/parse-json-parameters.ts';
import { checkFiles, parseParameters } from '../../core/validation/parameters/parse-parameters.ts';
import type { Answer, AppOptions } from '../kernel/call/answer.ts';
import { CallError, InputError, refuse } from '../kernel/call/errors.ts';
import { isEventStream } from '../kernel/call/event-stream.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { Call, CallingApp, FileAnswer, Service, Session, UploadedFile } from '../kernel/call/service.ts';
import { unknownService } from '../kernel/call/unknown-service.ts';
import type { Platform } from '../kernel/platform.ts';
import type { TokenRecord } from '../kernel/ports/app-gate.ts';
import { logFault } from '../kernel/process/fault-log.ts';
import { authenticateApp } from './apps/authenticate-app.ts';
import { takeCredentials } from './apps/credentials/credentials.ts';
import { endWithApp } from './apps/end-with-app.ts';
import { mayUse } from './apps/record/permission.ts';
import { authenticateSession } from './authenticate-session.ts';
import { type CallContent, fingerprintOf } from './idempotency/fingerprint.ts';
import { requireKey } from './idempotency/idempotent-calls.ts';
import { parameterTools } from './parameter-tools.ts';

/**
 * The one door. Every call of both web faces, of apps and of agents passes here; what no rule allows is refused.
 * Order: service exists → who calls → may they → limits → parameters → handler → envelope → log.
 * Never throws: a fault of ours becomes `ret` 500 with the request id and nothing else.
 */
export async function dispatch(platform: Platform, raw: RawCall): Promise<Answer> {
  const started = performance.now();
  let service: Service | undefined;
  let app: CallingApp | null = null;
  let options: AppOptions | null = null;
  let isProven = false;
  let issued: TokenRecord | null = null;
  let answer: Answer;
  const headers: Record<string, string> = {};
  try {
    const { service: long, s: short, ...fields } = raw.fields;
    const name = long ?? short ?? '';
    service = platform.services.find(name);
    if (!service) throw await refuseUnknown(platform, name, fields, raw);
    // Of a hidden one the credentials come first: a call of either method is to leave the same behind.
    if (!isHidden(service)) requireMethod(service, raw.method);
    let session: Session | null = null;
    const members = raw.members && (service.access.kind === 'app' ? takeCredentials(raw.members, fields) : raw.members);
    if (service.access.kind === 'app') {
      app = await authenticateApp(platform, service, fields, raw, (identified, itsOptions, itsCredential) => {
        app = identified;
        options = itsOptions;
        issued = itsCredential;
      });
      isProven = true;
    } else session = await authenticateSession(platform, service, fields);
    requireMethod(service, raw.method);
    const params = readParameters(service, fields, members, raw.files);
    const call: Call = {
      service: service.name,
      requestId: raw.requestId,
      language: raw.language,
      ip: raw.ip,
      userAgent: raw.userAgent,
      params,
      files: raw.files,
      session,
      app,
      signal: raw.signal,
      answerHeaders: headers,
      takesJsonText: raw.takesJsonText ?? false,
    };
    const { idempotencyKey } = raw;
    if (app === null || idempotencyKey === undefined || raw.method === 'GET') answer = answerOf(await service.handle(call));
    else answer = await runOnce(platform, service, { ...call, app }, { key: idempotencyKey, fields, members, headers });
  } catch (error) {
    const isUnknown = error instanceof CallError && service !== undefined && (await isUnknownTo(platform, service, app));
    answer = isUnknown
      ? { envelope: envelopeOf(unknownService(service?.name ?? ''), raw), headers: {} }
      : { envelope: envelopeOf(error, raw), headers: headersOf(error, headers) };
    // As where there is no such service.
    if (isUnknown) options = null;
  }
  if (!service && isOpenName(raw.fields.service ?? raw.fields.s ?? '')) answer.open = { options: null };
  answer.headers ??= headers;
  if (service?.access.kind === 'app') {
    const called = service;
    const log = (ret: number) => platform.accessLog.add({ service: called, app, ret, isRefused: !isProven, milliseconds: performance.now() - started, raw });
    if ('envelope' in answer) log(answer.envelope.ret);
    else {
      logFile(answer.file, raw, log);
      if (issued && goesOn(answer.file)) endWithApp(platform, called, issued, answer.file.body);
    }
    answer.open = { options };
  }
  return answer;
}

/** Whether whoever calls may not even know of the service: what refuses the call before its permission was asked must not tell either. */
async function isUnknownTo(platform: Platform, service: Service, app: CallingApp | null): Promise<boolean> {
  if (!isHidden(service)) return false;
  const record = app && (await platform.apps.app(app.appKey).catch(() => null));
  return !record || !mayUse(record, service);
}

/** Whether an app could call a service of that name, if there was one. */
export function isOpenName(name: string): boolean {
  const parts = parseServiceName(name);
  return parts !== null && !systemNamespaces.includes(parts.namespace);
}

/** A call whose key says that it is to happen once. Throws 400 for a key that is none and 409 as `IdempotentCalls` has it. */
async function runOnce(
  platform: Platform,
  service: Service,
  call: Call & { app: CallingApp },
  { key, fields, members, headers }: { key: string; headers: Record<string, string> } & Pick<CallContent, 'fields' | 'members'>,
): Promise<Answer> {
  const fingerprint = await fingerprintOf({ fields, members, files: call.files });
  const keyed = { appId: call.app.id, service: service.name, key: requireKey(key), fingerprint };
  return platform.apps.idempotent.run(keyed, async () => {
    try {
      // A caller who has gone may come back for the answer, and what is kept are values.
      return { ...answerOf(await service.handle({ ...call, signal: new AbortController().signal, takesJsonText: false })), headers };
    } catch (error) {
      return { envelope: envelopeOf(error, call), headers: headersOf(error, headers) };
    }
  });
}

function headersOf(error: unknown, headers: Readonly<Record<string, string>>): Record<string, string> {
  return error instanceof CallError && error.retryAfter !== undefined ? { ...headers, 'retry-after': String(error.retryAfter) } : { ...headers };
}

function readParameters(service: Service, fields: Record<string, string>, members: RawCall['members'], files: UploadedFile[]): Record<string, unknown> {
  const tools = service.about ? parameterTools : ownTools;
  const { values, errors } = members
    ? parseJsonParameters(service.parameters, members, tools)
    : parseParameters(service.parameters, withFiles(fields, files), tools);
  errors.push(...checkFiles(service.parameters, values, files));
  if (errors.length > 0) throw new InputError(errors);
  return values;
}

/** Of the platform's own calls. */
const ownTools = { ...parameterTools, roundsIntegers: true };

function withFiles(fields: Record<string, string>, files: UploadedFile[]): Record<string, string> {
  return files.length === 0 ? fields : { ...fields, ...Object.fromEntries(files.map((file) => [file.field, file.name || file.field])) };
}

function requireMethod({ methods = ['POST'] }: Service, method: RawCall['method']): void {
  if (!methods.includes(method)) throw refuse('wrongVerb', callTexts.serviceVerb, { allowed: methods.join(', ') });
}

function isHidden({ access }: Service): boolean {
  return access.kind === 'app' && access.visibility === 'hidden';
}

/**
 * The names of back-office calls are told apart from missing rights only for people who are logged in. Under any other name there could be a
 * hidden service, so a call's credentials are looked at as that one's would be: it takes as long and uses up the same nonce.
 */
async function refuseUnknown(platform: Platform, name: string, fields: Record<string, string>, raw: RawCall): Promise<CallError> {
  if (name === '') return refuse('badInput', callTexts.noService);
  const parts = parseServiceName(name);
  if (parts && systemNamespaces.includes(parts.namespace)) {
    const state = await platform.sessions.resolve(fields.access_token ?? '');
    if ('ended' in state) return refuse('tokenInvalid');
  } else if (parts) {
    try {
      if (raw.members) takeCredentials(raw.members, fields);
      await authenticateApp(platform, { name, access: { kind: 'app', visibility: 'hidden' } }, fields, raw);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  return unknownService(name);
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

/** Goes on for as long as both sides like. */
function goesOn(file: FileAnswer): file is FileAnswer & { body: Readable } {
  return file.body instanceof Readable && isEventStream(file.contentType);
}

function answerOf(result: unknown): Answer {
  if (isFileAnswer(result)) return { file: result };
  return { envelope: { ret: codes.ok, data: result ?? null, msg: '' } };
}

function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'file' && 'body' in value;
}

/** What the caller may know of a failure. */
export function envelopeOf(error: unknown, raw: Pick<RawCall, 'language' | 'requestId'>): Envelope {
  if (error instanceof InputError) return { ret: error.ret, data: error.dataIn(raw.language), msg: error.text[raw.language] };
  if (error instanceof CallError) return { ret: error.ret, data: error.data, msg: error.text[raw.language] };
  logFault(raw.requestId, error);
  return { ret: codes.fault, data: { request_id: raw.requestId }, msg: codeTexts[codes.fault][raw.language] };
}
