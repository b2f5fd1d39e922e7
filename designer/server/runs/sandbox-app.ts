import { randomBytes } from 'node:crypto';
import { tableOf } from '../../../engine/core/derive/table/table.ts';
import {
  type AppGate,
  type AppRecord,
  type Call,
  CallError,
  createRepository,
  type Platform,
  refuse,
  requireScreen,
  sealSecret,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/sandbox-app.ts';

/** The app whose calls designers copy: created on demand, approved from the start, managed like any other. */
const sandboxKey = 'porticosandbox';

/**
 * Returns a valid token of the sandbox app.
 * @throws CallError 409 if somebody has removed or disabled the app
 */
export async function sandboxToken(platform: Platform, call: Call): Promise<{ token: string; expiresAt: number }> {
  const gate = platform.apps;
  if (!(await gate.app(sandboxKey))) await addSandboxApp(platform, call);
  return gate.tokens.issue(requireSandbox(gate, await gate.app(sandboxKey)));
}

function requireSandbox(gate: AppGate, app: AppRecord | null): AppRecord {
  try {
    return gate.requireUsable(app);
  } catch (error) {
    throw error instanceof CallError ? refuse('conflict', texts.unusable, { sandboxKey, reason: error.text }) : error;
  }
}

async function addSandboxApp(platform: Platform, call: Call): Promise<void> {
  const { database, keyring, events } = platform;
  // One in the trash was removed on purpose: no second one is made behind somebody's back.
  const removed = database.read.selectFrom('app').select('id').where('app_key', '=', sandboxKey).where('deleted_at', 'is not', null);
  if (await removed.executeTakeFirst()) throw refuse('conflict', texts.removed, { sandboxKey });
  const apps = createRepository(database, tableOf(requireScreen(platform, 'app'))!);
  const owner = call.session?.accountId ?? null;
  const values = {
    app_key: sandboxKey,
    app_secret: sealSecret(keyring, randomBytes(24).toString('base64url')),
    name: '沙箱应用 Sandbox',
    account_id: owner,
    apply_reason: '供接口设计人员试调用',
    limit_mode: 'limited',
    daily_limit: 10_000,
    verify_status: 'passed',
    status: 'working',
  };
  try {
    await database.transact(async (query) => {
      const record = await apps.insert(query, values, owner);
      await platform.audit.record(query, call, { screen: 'app', recordId: record.id, verb: 'Add', before: null, after: { app_key: sandboxKey } });
    });
  } catch (error) {
    // Another call has made it this moment.
    if (!database.uniqueViolation(error)) throw error;
  }
  await events.emit({ kind: 'app-changed', appKey: sandboxKey });
}
