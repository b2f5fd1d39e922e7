import { randomBytes } from 'node:crypto';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { signCall } from '../../../plugins/apps/server/credentials/signature.ts';
import type { Caller, TestServer } from '../../helpers/server.ts';

export interface TestApp {
  id: number;
  key: string;
  secret: string;
}

/** An app made through the back-office, approved unless told otherwise. */
export async function addApp(server: Pick<TestServer, 'admin'>, fields: Record<string, string | number | object> = {}, approve = true): Promise<TestApp> {
  const key = randomBytes(8).toString('hex');
  const secret = randomBytes(16).toString('hex');
  const added = await server.admin<{ id: number }>('Admin.App.Add', {
    app_key: key,
    app_secret: secret,
    name: 'Test app',
    account_id: 1,
    limit_mode: 'unlimited',
    daily_limit: 1,
    ...fields,
  });
  if (!added.data) throw new Error(`app not added: ${JSON.stringify(added)}`);
  const { id } = added.data;
  if (approve) await done(server.admin('Admin.App.Pass', { id }));
  return { id, key, secret };
}

export async function done<Data>(answer: Promise<Envelope<Data>>): Promise<Data> {
  const { ret, data, msg } = await answer;
  if (ret !== 200 || data === null) throw new Error(`${ret} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** Fields of a signed call; `change` spoils them after signing. */
export function signed(
  app: Pick<TestApp, 'key' | 'secret'>,
  service: string,
  fields: Record<string, string> = {},
  own: { timestamp?: number; nonce?: string } = {},
): Record<string, string> {
  const all = {
    ...fields,
    app_key: app.key,
    timestamp: String(own.timestamp ?? Math.floor(Date.now() / 1000)),
    nonce: own.nonce ?? randomBytes(12).toString('base64url'),
  };
  return { ...all, sign: signCall({ service, fields: all }, app.secret) };
}

export async function tokenOf(call: Caller, app: TestApp): Promise<string> {
  return (await done(call<{ access_token: string }>('App.Auth.ApplyToken', { app_key: app.key, app_secret: app.secret }))).access_token;
}
