import { createSandbox, getSandbox } from '../../../engine/core/calls/sandbox.ts';
import { fillText, type Language } from '../../../engine/core/text/text.ts';
import {
  auditable,
  type ContractService,
  handle,
  type Platform,
  type Query,
  refuse,
  refuseSimulated,
  requireScreen,
  type SiteSettings,
  sealSecret,
  sessionOf,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apps/sandbox-app.ts';
import { randomKey, randomSecret } from './app-hooks.ts';
import { readAppSettings } from './app-settings.ts';
import { limitsOfNewApp } from './record/level-limits.ts';

interface Owner {
  id: number;
  username: string;
}

/** Whoever signs up has an app to try calls with, where the site says so; its secret is seen by resetting it. In the transaction of the sign-up. */
export async function makeSandboxApp(platform: Platform, query: Query, account: Owner & { language: Language }): Promise<void> {
  const settings = await readAppSettings(platform);
  if (settings.makesDefault) await insertSandbox(platform, query, account, settings, account.language);
}

/** A sandbox app at a press: nobody who wants to try a call waits for a review. */
export function sandboxServices(platform: Platform): ContractService[] {
  return [
    handle(getSandbox, async (_, call) => {
      const { approvesDefault } = await readAppSettings(platform);
      return { can_create: approvesDefault && !(await hasSandbox(platform.database.read, sessionOf(call).accountId)) };
    }),
    handle(createSandbox, async (_, call) => {
      const session = sessionOf(call);
      refuseSimulated(session);
      const settings = await readAppSettings(platform);
      if (!settings.approvesDefault) throw refuse('noRight', texts.reviewed);
      const created = await platform.database.transact(async (query) => {
        // Holds the account until the end: of two presses at once the second finds the app of the first.
        await limitsOfNewApp(query, session.accountId, settings);
        if (await hasSandbox(query, session.accountId)) throw refuse('conflict', texts.exists);
        const { values, ...app } = await insertSandbox(platform, query, { id: session.accountId, username: session.username }, settings, call.language);
        const after = auditable(requireScreen(platform, 'app'), values);
        await platform.audit.record(query, call, { screen: 'app', recordId: app.id, verb: 'Add', before: null, after });
        return app;
      });
      await platform.events.emit({ kind: 'app-changed', appKey: created.app_key });
      return created;
    }),
  ];
}

async function hasSandbox(query: Pick<Query, 'selectFrom'>, accountId: number): Promise<boolean> {
  const row = await query
    .selectFrom('app')
    .select('id')
    .where('account_id', '=', accountId)
    .where('environment', '=', 'sandbox')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function insertSandbox(platform: Platform, query: Query, account: Owner, settings: SiteSettings['apps'], language: Language) {
  const apps = platform.repositories.of(requireScreen(platform, 'app'));
  if (!apps) throw new Error('the screen app has no table');
  const [app_key, app_secret] = [randomKey(), randomSecret()];
  const name = fillText(texts.name, { username: account.username })[language].slice(0, 50);
  const values = {
    app_key,
    app_secret: sealSecret(platform.keyring, app_secret),
    name,
    account_id: account.id,
    environment: 'sandbox',
    limit_mode: 'limited',
    daily_limit: settings.defaultLimit,
    http_status: false,
    verify_status: settings.approvesDefault ? 'passed' : 'pending',
    status: 'working',
  };
  const { id } = await apps.insert(query, values, account.id);
  return { id, name, app_key, app_secret, values };
}
