import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { texts } from '../../../../generated/words/engine-server/read-call.ts';
import { callTexts } from '../../../core/protocol/call-texts.ts';
import { signatureHeaders } from '../../../core/sign-in/credentials.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { noFields } from '../../kernel/call/fields.ts';
import type { HeaderSignature, RawCall } from '../../kernel/call/raw-call.ts';
import { addField, parseFormBody } from './form-body.ts';
import { JsonBody } from './json-body.ts';
import { correlationOf } from './request-id.ts';

/** The contents of a call, regardless of its encoding. */
export type CallParts = Pick<RawCall, 'fields' | 'members' | 'signature' | 'idempotencyKey' | 'correlationId'>;

/** The parts of a request that a call is read from. */
export type CallRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'params' | 'body'>;

const signatureNames = Object.values(signatureHeaders);

/** Members of a JSON body that are no parameters: the service and the credentials. */
const ownMembers = ['service', 's', 'access_token'] as const;

/**
 * Reads fields, members and credentials of a request; `form` has the fields of a multipart body.
 * @throws CallError 400 for an invalid request, 414 for a signature that signs nothing
 */
export function readCall(request: CallRequest, form?: Record<string, string>): CallParts {
  const isJson = request.body instanceof JsonBody;
  const signature = signatureOf(request, isJson);
  const parts: CallParts = isJson ? jsonParts(request.body as JsonBody) : { fields: form ?? fieldsOf(request) };
  if (isJson) addAddress(request, parts.fields);
  nameService(request, parts.fields);
  if (!signature) addBearer(parts.fields, request);
  const key = request.headers['idempotency-key'];
  const correlationId = correlationOf(request);
  if (signature) parts.signature = signature;
  if (key !== undefined) parts.idempotencyKey = String(key);
  if (correlationId !== undefined) parts.correlationId = correlationId;
  return parts;
}

/** A HEAD is a GET without the body of the answer. */
export function hasNoBody({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

function fieldsOf(request: CallRequest): Record<string, string> {
  if (hasNoBody(request)) {
    const fields = parseFormBody(queryOf(request.url));
    // Addresses end up in logs and histories: a token in one is as good as published.
    if (fields.access_token !== undefined || fields.app_secret !== undefined) throw refuse('badInput', callTexts.tokenInAddress);
    return fields;
  }
  const fields = (request.body ?? noFields()) as Record<string, string>;
  addAddress(request, fields);
  return fields;
}

/** The address of a call with a body may name the service and nothing else. */
function addAddress(request: CallRequest, fields: Record<string, string>): void {
  const query = queryOf(request.url);
  if (query === '') return;
  for (const [name, value] of Object.entries(parseFormBody(query))) {
    if (name !== 's' && name !== 'service') throw refuse('badInput', callTexts.fieldInAddress, { name });
    addField(fields, name, value);
  }
}

function jsonParts({ members }: JsonBody): { fields: Record<string, string>; members: Record<string, unknown> } {
  const fields = noFields();
  const own = { ...members };
  for (const name of ownMembers) {
    const value = own[name];
    if (value === undefined) continue;
    if (typeof value !== 'string') throw refuse('badInput', callTexts.jsonText, { name });
    fields[name] = value;
    delete own[name];
  }
  return { fields, members: own };
}

/** The path may name the service: `/api/Namespace.Class.Method`. If both name it, they must agree. */
function nameService(request: CallRequest, fields: Record<string, string>): void {
  const { service } = request.params as { service?: string };
  if (service === undefined && (fields.service === undefined || fields.s === undefined)) return;
  const names = new Set([service, fields.service, fields.s].filter((name) => name !== undefined));
  if (names.size > 1) throw refuse('badInput', callTexts.twoServices, { names: [...names].map((name) => name.slice(0, 120)).join(', ') });
  if (service !== undefined) fields.service = service;
}

/** `Authorization: Bearer <token>` equals the field `access_token`, and is the only way to send a token with a GET. Credentials in fields take precedence. */
function addBearer(fields: Record<string, string>, { headers }: CallRequest): void {
  if (fields.access_token !== undefined || fields.sign !== undefined) return;
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  if (token !== undefined) fields.access_token = token;
}

/** Returns the signature in the headers of a request; undefined if it has none. */
function signatureOf(request: CallRequest, isJson: boolean): HeaderSignature | undefined {
  const { headers } = request;
  if (!isSigned(headers)) return undefined;
  if (!isJson && !hasNoBody(request)) throw refuse('signatureWrong', texts.formSigned);
  const header = (name: keyof typeof signatureHeaders) => String(headers[signatureHeaders[name]] ?? '');
  const end = request.url.indexOf('?');
  return {
    key: header('key'),
    timestamp: header('timestamp'),
    nonce: header('nonce'),
    sign: header('sign'),
    method: request.method,
    path: end < 0 ? request.url : request.url.slice(0, end),
    query: queryOf(request.url),
    bodyHash: createHash('sha256')
      .update(isJson ? (request.body as JsonBody).bytes : '')
      .digest('hex'),
  };
}

function isSigned(headers: CallRequest['headers']): boolean {
  for (const name of signatureNames) if (headers[name] !== undefined) return true;
  return false;
}

/** Returns the raw query string. */
function queryOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? '' : url.slice(query + 1);
}
