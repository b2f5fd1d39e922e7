import { type Call, findAccount, type Platform } from '../../engine/server/index.ts';
import type { InterfaceDefinition } from '../model/definition.ts';
import { activeFlow } from '../model/flow.ts';
import type { Caller } from '../model/runtime.ts';

const nobody: Caller = { appKey: '', appName: '', accountId: 0, username: '' };

/** Whether the logic of an interface may ask who calls: only then are the caller's names worth a look into the database. */
export function asksForCaller({ flow, code }: Pick<InterfaceDefinition, 'flow' | 'code'>): boolean {
  return code?.ts !== undefined || activeFlow(flow).nodes.some(({ type }) => type === 'caller' || type === 'code');
}

/** The app and the account behind a call; of a test run the account that tests. */
export async function callerOf({ database }: Pick<Platform, 'database'>, { app, session }: Pick<Call, 'app' | 'session'>): Promise<Caller> {
  if (session) return { ...nobody, accountId: session.accountId, username: session.username };
  if (!app) return nobody;
  const [row, account] = await Promise.all([
    database.read.selectFrom('app').select('name').where('id', '=', app.id).executeTakeFirst(),
    findAccount(database.read, app.accountId),
  ]);
  return { appKey: app.appKey, appName: String(row?.name ?? ''), accountId: app.accountId, username: account?.username ?? '' };
}
