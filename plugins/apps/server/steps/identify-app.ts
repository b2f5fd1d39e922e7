import { callTexts } from '../../../../engine/core/protocol/call-texts.ts';
import {
  type AppRecord,
  type CheckStep,
  type GatewayCall,
  type HeaderSignature,
  refuse,
  type TokenRecord,
  type UploadedFile,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/identify-app.ts';
import { type Credentials, dropCredentials, readCredentials, takeCredentials } from '../credentials/credentials.ts';
import { digestOf } from '../credentials/file-digest.ts';
import { requireHeaderSignature } from '../credentials/header-signature.ts';
import { requireSignature, type SignedFile } from '../credentials/signature.ts';
import type { DatabaseAppGate } from '../gate/app-gate.ts';
import { requireAddress } from '../record/address.ts';
import { requireUsable } from '../record/app-state.ts';

/**
 * Which app makes an open call: app state (413) → address (412) → token (406) or signature (414). Takes the credentials out of fields and members.
 * A warm process refuses without any statement at the database.
 */
export function identifyApp(gate: DatabaseAppGate): CheckStep {
  return {
    name: 'apps/identify',
    place: 'authenticate',
    check: (call) => (call.service.access.kind === 'app' ? identify(gate, call) : undefined),
  };
}

async function identify(gate: DatabaseAppGate, call: GatewayCall): Promise<void> {
  const { fields, service } = call;
  const { signature, files, ip } = call.raw;
  if (call.members) call.members = takeCredentials(call.members, fields);
  requireOneEach(fields, files);
  const credentials = readCredentials(fields, signature);
  if (signature && credentials.accessToken !== '') throw refuse('badInput', texts.two);
  if (signature?.key === '') throw refuse('signatureWrong', texts.noKey);
  const token = credentials.accessToken === '' ? null : await gate.tokens.resolve(credentials.accessToken);
  const record = await requireApp(gate, credentials, token);
  call.caller = { app: { id: record.id, appKey: record.appKey, accountId: record.accountId }, record, token };
  requireUsable(record);
  requireAddress(record.allowedIps, ip);
  if (credentials.accessToken !== '') {
    if (!token || !(await gate.opens(token, record))) throw refuse('tokenInvalid', texts.token);
  } else if (signature) await requireSignedHeaders(gate, record, signature);
  else if (credentials.sign !== '') await requireSigned(gate, record, { service: service.name, fields, files });
  else throw refuse('tokenInvalid', texts.none);
  dropCredentials(fields);
}

/** Of two parts of one name, what is checked could be one and what is sent on the other. Throws 400. */
function requireOneEach(fields: Readonly<Record<string, string>>, files: readonly UploadedFile[]): void {
  const names = new Set(Object.keys(fields));
  for (const { field } of files) {
    if (names.has(field)) throw refuse('badInput', callTexts.duplicate, { name: field.slice(0, 120) });
    names.add(field);
  }
}

/** The app the call names by its key or, without one, by its token. */
async function requireApp(gate: DatabaseAppGate, credentials: Credentials, token: TokenRecord | null): Promise<AppRecord> {
  if (credentials.appKey !== '') {
    const named = await gate.app(credentials.appKey);
    return named ?? requireUsable(null);
  }
  if (credentials.accessToken === '') throw refuse('tokenInvalid', texts.none);
  if (token === null) throw refuse('tokenInvalid', texts.token);
  const app = await gate.app(token.app.appKey);
  // The app was removed, and all that was issued to it went along.
  if (!app) throw refuse('tokenInvalid', texts.token);
  return requireUsable(app);
}

async function requireSigned(
  gate: DatabaseAppGate,
  record: AppRecord,
  call: { service: string; fields: Readonly<Record<string, string>>; files: readonly UploadedFile[] },
): Promise<void> {
  const files: SignedFile[] = [];
  for (const { field, name, type, path } of call.files) files.push({ field, name, type, digest: await digestOf(path) });
  const secret = requireSignature({ ...call, files }, liveSecrets(record));
  await gate.nonces.use(record.id, call.fields.nonce ?? '', Number(call.fields.timestamp));
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
