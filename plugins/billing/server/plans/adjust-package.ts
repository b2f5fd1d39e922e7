import { type ActionHandler, InputError, type Query, type RecordValues } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/adjust-package.ts';
import { thresholdOf } from '../notices/package-notices.ts';
import { recordChange, requireGiver } from './package-hooks.ts';

const dayMilliseconds = 86_400_000;

/** More or fewer calls and days; the state follows from both. Throws 400 where fewer calls are left than are to go. */
export const adjustPackage: ActionHandler = async ({ platform: { database }, call }, records, askValues) => {
  for (const { account_id } of records) requireGiver(call, account_id);
  const [flow, days] = [Number(askValues.flow ?? 0), Number(askValues.days ?? 0)];
  if (flow === 0 && days === 0) throw new InputError([{ field: 'flow', code: 'required', text: texts.nothing }]);
  const reason = typeof askValues.reason === 'string' ? askValues.reason : null;
  try {
    await database.transact(async (query) => {
      for (const record of records) {
        await recordChange(query, { package_id: record.id, kind: 'adjusted', flow, days, reason, actor_id: call.session?.accountId ?? null });
        await settleState(query, record, days);
      }
    });
  } catch (error) {
    if (database.checkViolation(error) === null) throw error;
    throw new InputError([{ field: 'flow', code: 'minimum', text: texts.tooFew }]);
  }
  return {};
};

async function settleState(query: Query, { id }: RecordValues, days: number): Promise<void> {
  const row = await query
    .selectFrom('flow_package')
    .select(['expires_at', 'remaining', 'leased', 'used', 'told', 'rev'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const until = Date.parse(new Date(String(row.expires_at)).toISOString()) + days * dayMilliseconds;
  const isUsed = Number(row.used) + Number(row.leased) > 0;
  const status = until <= Date.now() ? 'expired' : Number(row.remaining) + Number(row.leased) === 0 ? 'used_up' : isUsed ? 'in_use' : 'unused';
  // With more calls the same threshold is come to once more.
  const notified = Math.min(Number(row.told), thresholdOf(row));
  await query
    .updateTable('flow_package')
    .set({ status, told: notified, expires_at: new Date(until).toISOString(), rev: Number(row.rev) + 1, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '<>', 'void')
    .execute();
}
