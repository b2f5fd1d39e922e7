import { randomBytes } from 'node:crypto';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { type HookContext, InputError, type RecordValues, raiseApp, type ScreenHooks, sealSecret, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apps/app-hooks.ts';
import { readAppSettings } from './app-settings.ts';
import { eventOf } from './app-topics.ts';
import { dropApproved, keepApproved } from './record/approved-version.ts';
import { limitsOfNewApp } from './record/level-limits.ts';
import { maxOrigins, readOrigins } from './record/origin-list.ts';

/** Transitions that take the app away from whoever calls as it. */
const endingVerbs = new Set(['Disable', 'Reject']);

/** Keys are made where none is given, and every change of an app is seen by the next call on every instance. */
export const appHooks: ScreenHooks = {
  async beforeWrite({ platform, query, call, screen, tell }, input, before) {
    const limits = !before && screen.site === 'portal' ? await limitsOfNewApp(query, sessionOf(call).accountId, await readAppSettings(platform)) : undefined;
    const values: Record<string, unknown> = { ...withOrigins(input), ...limits };
    if (before) return 'app_secret' in values ? { ...values, app_secret_used_at: null, old_secret_used_at: null } : values;
    const app_key = values.app_key || randomKey();
    if (values.app_secret) return { ...values, app_key };
    const secret = randomSecret();
    tell?.({ app_key, app_secret: secret });
    return { ...values, app_key, app_secret: sealSecret(platform.keyring, secret) };
  },

  async afterWrite(context, after, before) {
    if (before?.verify_status === 'passed' && after.verify_status === 'pending') await keepApproved(context.query, before);
    if (after.verify_status === 'pending' && (await approvesItself(context, after))) await approve(context, after.id);
    if (before && after.app_secret !== before.app_secret) await endCredentials(context, before);
    announce(context, after);
  },

  async beforeRemove(context, record) {
    await endCredentials(context, record);
    announce(context, record);
  },

  afterRestore(context, record) {
    announce(context, record);
  },

  async afterTransition(context, record, verb, askValues) {
    if (endingVerbs.has(verb)) await raiseApp(context.query, record.id);
    if (record.verify_status !== 'pending') await dropApproved(context.query, record.id);
    const event = eventOf(record, verb, askValues);
    if (event) await context.platform.topics.emit(context.query, event);
    announce(context, record);
  },
};

/** Origins as browsers write them, one per line. Throws 400 that names the first entry that is none. */
function withOrigins(values: Record<string, unknown>): Record<string, unknown> {
  if (typeof values.allowed_origins !== 'string') return values;
  const { origins, wrong } = readOrigins(values.allowed_origins);
  const [entry] = wrong;
  if (entry !== undefined) throw wrongOrigins(fillText(texts.origin, { entry: entry.slice(0, 100) }));
  if (origins.length > maxOrigins) throw wrongOrigins(fillText(texts.tooMany, { max: maxOrigins }));
  return { ...values, allowed_origins: origins.join('\n') };
}

function wrongOrigins(text: Text): InputError {
  return new InputError([{ field: 'allowed_origins', code: 'format', text }]);
}

/** 24 hexadecimal digits (96 bits). */
export function randomKey(): string {
  return randomBytes(12).toString('hex');
}

/** 32 characters of base64url (192 bits). */
export function randomSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** A secret that was replaced outright takes its tokens and the secrets in their grace with it. */
async function endCredentials({ query }: HookContext, record: RecordValues): Promise<void> {
  await query.deleteFrom('app_secret').where('app_id', '=', record.id).execute();
  await raiseApp(query, record.id);
}

/** Sandbox apps need no review where the site says so. */
async function approvesItself({ platform }: HookContext, { environment }: RecordValues): Promise<boolean> {
  return environment === 'sandbox' && (await readAppSettings(platform)).approvesDefault;
}

async function approve({ query }: HookContext, id: number): Promise<void> {
  await query.updateTable('app').set({ verify_status: 'passed' }).where('id', '=', id).execute();
  await dropApproved(query, id);
}

function announce({ afterCommit, platform }: HookContext, record: RecordValues): void {
  const appKey = String(record.app_key);
  afterCommit(() => platform.events.emit({ kind: 'app-changed', appKey }));
}
