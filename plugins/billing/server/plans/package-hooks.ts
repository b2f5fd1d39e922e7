import { superLevel } from '../../../../engine/core/protocol/levels.ts';
import {
  type Call,
  type FieldComputation,
  type HookContext,
  InputError,
  type Query,
  type RecordValues,
  refuse,
  refuseSimulated,
  type ScreenHooks,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/package-hooks.ts';
import { readPlan, requireFirstTrial } from './package-snapshot.ts';

export interface PackageChange {
  package_id: number;
  kind: 'issued' | 'adjusted' | 'voided';
  flow: number;
  days: number;
  reason: string | null;
  actor_id: number | null;
}

/** The database adds the calls to the package. */
export async function recordChange(query: Query, change: PackageChange): Promise<void> {
  await query
    .insertInto('package_change')
    .values({ ...change, created_at: new Date().toISOString() })
    .execute();
}

/** Calls are worth money: nobody gives any in the place of somebody else, nor, super admins aside, to themselves. */
export function requireGiver({ session }: Pick<Call, 'session'>, accountId: unknown): void {
  if (!session) return;
  refuseSimulated(session);
  if (session.level < superLevel && Number(accountId) === session.accountId) throw refuse('noRight', texts.own);
}

/** A package that an administrator issues is one of its plan as it is now. */
export const packageHooks: ScreenHooks = {
  async beforeWrite({ platform, query, call }, values, before) {
    if (before) return values;
    requireGiver(call, values.account_id);
    const { snapshot } = await readPlan(platform, query, Number(values.plan_id));
    await requireFirstTrial(platform, query, Number(values.account_id), snapshot);
    return { ...values, ...snapshot, price: 0, remaining: 0, leased: 0, used: 0 };
  },
  async afterWrite({ platform, query, call }, after, before) {
    if (before) return;
    const { flow } = await readPlan(platform, query, Number(after.plan_id));
    const reason = typeof after.note === 'string' ? after.note : null;
    await recordChange(query, { package_id: after.id, kind: 'issued', flow, days: 0, reason, actor_id: call.session?.accountId ?? null });
  },
  beforeTransition({ call }, _record, verb) {
    if (verb === 'Void' && call.session) refuseSimulated(call.session);
  },
  async afterTransition({ query, call }, record, verb, askValues) {
    if (verb !== 'Void') return;
    const reason = typeof askValues.reason === 'string' ? askValues.reason : null;
    await recordChange(query, { package_id: record.id, kind: 'voided', flow: 0, days: 0, reason, actor_id: call.session?.accountId ?? null });
  },
};

/** A paid plan has a price, a trial none, whatever came along with the form. */
export const planHooks: ScreenHooks = {
  beforeWrite(_context: HookContext, values: Record<string, unknown>, before: RecordValues | null) {
    const plan: Record<string, unknown> = { ...before, ...values };
    const services = Array.isArray(plan.services) ? plan.services : [];
    if (services.length === 0 && typeof plan.product_id !== 'number') throw new InputError([{ field: 'services', code: 'required', text: texts.covers }]);
    return plan.kind === 'trial' ? { ...values, price: null } : values;
  },
};

/** The calls it has in all. */
export const flow: FieldComputation = (_context, records) => records.map(flowOf);

/** Share of the calls that is used, in percent. */
export const progress: FieldComputation = (_context, records) =>
  records.map((record) => {
    const whole = flowOf(record);
    return whole > 0 ? Math.floor((Number(record.used) * 10_000) / whole) / 100 : 0;
  });

function flowOf({ remaining, leased, used }: RecordValues): number {
  return Number(remaining) + Number(leased) + Number(used);
}
