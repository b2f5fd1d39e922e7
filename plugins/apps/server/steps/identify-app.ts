import { callTexts } from '../../../../engine/core/protocol/call-texts.ts';
import {
  type AppCaller,
  type AppRecord,
  type CheckStep,
  type GatewayCall,
  type HeaderSignature,
  refuse,
  type TokenRecord,
  type UploadedFile,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/identify-app.ts';
import { type Credentials, readCredentials, takeCredentials } from '../credentials/credentials.ts';
import { digestOf } from '../credentials/file-digest.ts';
import { requireHeaderSignature } from '../credentials/header-signature.ts';
import { requireSignature, type SignedFile } from '../credentials/signature.ts';
import type { DatabaseAppGate } from '../gate/app-gate.ts';
import { requireAddress } from '../record/address.ts';
import { requireUsable } from '../record/app-state.ts';

/**
 * Which app makes an open call: app state (413) → address (412) → token (406) or signature (414). Takes the credentials out of the members of JSON.
 * A warm process refuses without any statement at the database.
 */
export function identifyApp(gate: DatabaseAppGate): CheckStep {
  return {
    name: 'apps/identify',
    place: 'authenticate',
    check: (call) => (call.service.access.kind === 'app' ? identify(gate, call) : undefined),
  };
}

/** Waits for nothing where token and app are known and there is no signature, as of nearly every call. */
function identify(gate: DatabaseAppGate, call: GatewayCall): Promise<void> | void {
  const { signature, files } = call.raw;
  let { fields } = call.raw;
  if (call.members) {
    fields = { ...fields };
    call.members = takeCredentials(call.members, fields);
  }
  requireOneEach(fields, files);
  const credentials = readCredentials(fields, signature);
  if (signature && credentials.accessToken !== '') throw refuse('badInput', texts.two);
  if (signature?.key === '') throw refuse('signatureWrong', texts.noKey);
  const token = credentials.accessToken === '' ? null : gate.tokens.resolve(credentials.accessToken);
  if (token instanceof Promise) return token.then((known) => identifyBy(gate, call, credentials, known));
  return identifyBy(gate, call, credentials, token);
}

function identifyBy(gate: DatabaseAppGate, call: GatewayCall, credentials: Credentials, token: TokenRecord | null): Promise<void> | void {
  const record = requireApp(gate, credentials, token);
  if (record instanceof Promise) return record.then((known) => proveApp(gate, call, credentials, { record: known, token }));
  return proveApp(gate, call, credentials, { record, token });
}

function proveApp(
  gate: DatabaseAppGate,
  call: GatewayCall,
  credentials: Credentials,
  { record, token }: Pick<AppCaller, 'record' | 'token'>,
): Promise<void> | void {
  call.caller = { app: { id: record.id, appKey: record.appKey, accountId: record.accountId }, record, token };
  requireUsable(record);
  requireAddress(record.allowedIps, call.raw.ip);
  if (credentials.accessToken !== '') {
    const isOpen = token !== null && gate.opens(token, record);
    return isOpen instanceof Promise ? isOpen.then(requireOpen) : requireOpen(isOpen);
  }
  const { signature } = call.raw;
  if (signature) return requireSignedHeaders(gate, record, signature);
  if (credentials.sign !== '') return requireSigned(gate, record, call);
  throw refuse('tokenInvalid', texts.none);
}

function requireOpen(isOpen: boolean): void {
  if (!isOpen) throw refuse('tokenInvalid', texts.token);
}

/** Of two parts of one name, what is checked could be one and what is sent on the other. Throws 400. */
function requireOneEach(fields: Readonly<Record<string, string>>, files: readonly UploadedFile[]): void {
  if (files.length === 0) return;
  const names = new Set(Object.keys(fields));
  for (const { field } of files) {
    if (names.has(field)) throw refuse('badInput', callTexts.duplicate, { name: field.slice(0, 120) });
    names.add(field);
  }
}

/** The app the call names by its key or, without one, by its token. */
function requireApp(gate: DatabaseAppGate, { appKey, accessToken }: Credentials, token: TokenRecord | null): AppRecord | Promise<AppRecord> {
  if (appKey !== '') {
    const named = gate.app(appKey);
    return named instanceof Promise ? named.then(requireNamed) : requireNamed(named);
  }
  if (accessToken === '') throw refuse('tokenInvalid', texts.none);
  if (token === null) throw refuse('tokenInvalid', texts.token);
  const app = gate.app(token.app.appKey);
  return app instanceof Promise ? app.then(requireTokens) : requireTokens(app);
}

function requireNamed(app: AppRecord | null): AppRecord {
  return app ?? requireUsable(null);
}

function requireTokens(app: AppRecord | null): AppRecord {
  // The app was removed, and all that was issued to it went along.
  if (!app) throw refuse('tokenInvalid', texts.token);
  return requireUsable(app);
}

async function requireSigned(gate: DatabaseAppGate, record: AppRecord, { service, raw: { fields, files: uploads } }: GatewayCall): Promise<void> {
  const files: SignedFile[] = [];
  for (const { field, name, type, path } of uploads) files.push({ field, name, type, digest: await digestOf(path) });
  const secret = requireSignature({ service: service.name, fields, files }, liveSecrets(record));
  await gate.nonces.use(record.id, fields.nonce ?? '', Number(fields.timestamp));
  gate.noteUse(record, secret);
}

async function requireSignedHeaders(gate: DatabaseAppGate, record: AppRecord, signature: HeaderSignature): Promise<void> {
  const secret = requireHeaderSignature(signature, liveSecrets(record));
  await gate.nonces.use(record.id, signature.nonce, Number(signature.timestamp));
  gate.noteUse(record, secret);
}

function liveSecrets({ secrets }: AppRecord): string[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > Date.now()).map(({ text }) => text);
}
