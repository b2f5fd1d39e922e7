import { actionOf, operationOf } from '../../../../engine/core/calls/screens/screen-operations.ts';
import { platformDay } from '../../../../engine/core/text/date.ts';
import { type Platform, type Query, requireScreen } from '../../../../engine/server/index.ts';
import { beginCheckout } from '../../../payment/shared/calls.ts';
import { asAccount, asSuperAdmin } from '../calls/as-account.ts';
import { orders, type PlanName, plans, recharges } from './demo-plans.ts';

const day = 86_400_000;
const guarded = ['journal_entry', 'posting', 'package_change'];

/** Plans, applications for recharges, orders and packages in each state, made in the order of their days by whoever would make them. */
export async function fillMoney(platform: Platform, accountOf: (username: string) => Promise<number>): Promise<void> {
  const admin = await asSuperAdmin(platform);
  const screen = (name: string) => requireScreen(platform, name);
  const dates = new Dates(platform);
  const ids = new Map<PlanName, number>();
  for (const [name, { next, ...plan }] of Object.entries(plans) as [PlanName, (typeof plans)[PlanName]][]) {
    const { id } = await admin(operationOf(screen('plan'), 'Add'), { ...plan });
    if (next) await admin(actionOf(screen('plan'), next), { id });
    ids.set(name, id);
    await dates.ofRow('plan', id, 60);
  }
  const happenings = [
    ...recharges.map((recharge) => ({
      age: recharge.age,
      async make() {
        const { owner, age, cents, reason, decided } = recharge;
        const developer = await asAccount(platform, await accountOf(owner));
        const { id } = await developer(operationOf(screen('my_recharge'), 'Add'), { amount: cents, reason });
        if (decided === 'passed') await admin(actionOf(screen('recharge'), 'Pass'), { id });
        else if (decided) await admin(actionOf(screen('recharge'), 'Decline'), { id, reply: decided.declined });
        await dates.ofRecharge(id, age, decided !== undefined);
      },
    })),
    ...orders.map((order) => ({
      age: order.age,
      async make() {
        const { owner, age, plan, quantity = 1, next, used = 0 } = order;
        const developer = await asAccount(platform, await accountOf(owner));
        const pay = next === 'balance' ? 'balance' : 'later';
        const { id, number } = (await developer(actionOf(screen('mall'), 'Buy'), { id: ids.get(plan), quantity, pay })) as { id: number; number: string };
        // Any other would be closed within the hour.
        if (next === undefined) await developer(beginCheckout, { number, method: 'cash', place: 'page', origin: 'http://127.0.0.1' });
        const isRecycled = typeof next === 'object';
        if (next === 'closed') await admin(actionOf(screen('plan_order'), 'Close'), { id });
        if (next === 'cash' || isRecycled) await admin(actionOf(screen('plan_order'), 'ConfirmCash'), { id, note: `收据 ${2_100 + id}` });
        if (isRecycled) await admin(actionOf(screen('plan_order'), 'Recycle'), { id, refund: next.refund, reason: next.reason });
        await dates.ofOrder(id, age, { used, recycled: isRecycled ? next.age : undefined });
      },
    })),
  ];
  for (const { make } of happenings.sort((one, other) => other.age - one.age)) await make();
  const claimer = await asAccount(platform, await accountOf('zhangwei'));
  await claimer(actionOf(screen('mall'), 'Claim'), { id: ids.get('trial') });
}

/** Puts what was made just now on the day when it is to have happened. Each is one transaction of its own. */
class Dates {
  readonly #platform: Platform;
  readonly #now = Date.now();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  #at(age: number): string {
    return new Date(this.#now - age * day).toISOString();
  }

  ofRow(table: 'plan', id: number, age: number): Promise<unknown> {
    return this.#platform.database.transact((query) =>
      query
        .updateTable(table)
        .set({ created_at: this.#at(age), updated_at: this.#at(age) })
        .where('id', '=', id)
        .execute(),
    );
  }

  ofRecharge(id: number, age: number, isDecided: boolean): Promise<void> {
    const { database } = this.#platform;
    return database.transact(async (query) => {
      const decided = this.#at(Math.max(0, age - 0.1));
      const values = { created_at: this.#at(age), updated_at: isDecided ? decided : this.#at(age), ...(isDecided && { audited_at: decided }) };
      await query.updateTable('recharge').set(values).where('id', '=', id).execute();
      await database.unguarded(query, guarded, () => this.#entry(query, `recharge:${id}`, decided));
    });
  }

  ofOrder(id: number, age: number, { used, recycled }: { used: number; recycled: number | undefined }): Promise<void> {
    const { database } = this.#platform;
    return database.transact(async (query) => {
      const at = this.#at(age);
      const {
        paid_at,
        valid_days,
        number: drawn,
      } = await query.selectFrom('plan_order').select(['paid_at', 'valid_days', 'number']).where('id', '=', id).executeTakeFirstOrThrow();
      const number = String(drawn).replace(/^\d{8}/, platformDay(Date.parse(at)).replaceAll('-', ''));
      const values = { number, created_at: at, updated_at: recycled === undefined ? at : this.#at(recycled), ...(paid_at !== null && { paid_at: at }) };
      await query.updateTable('plan_order').set(values).where('id', '=', id).execute();
      const owned = await query.selectFrom('flow_package').select('id').where('order_id', '=', id).executeTakeFirst();
      await database.unguarded(query, guarded, async () => {
        await this.#entry(query, `order:${id}`, at, number);
        if (recycled !== undefined) await this.#entry(query, `refund:${id}`, this.#at(recycled), number);
        if (!owned) return;
        await query.updateTable('package_change').set({ created_at: at }).where('package_id', '=', owned.id).execute();
        await query.updateTable('package_change').set({ reason: number }).where('package_id', '=', owned.id).where('kind', '=', 'issued').execute();
        await this.#package(query, Number(owned.id), { age, used, days: Number(valid_days), isVoid: recycled !== undefined });
      });
    });
  }

  async #entry(query: Query, key: string, at: string, about?: string): Promise<void> {
    const values = { created_at: at, ...(about !== undefined && { about }) };
    const entry = await query.updateTable('journal_entry').set(values).where('key', '=', key).returning('id').executeTakeFirst();
    if (entry) await query.updateTable('posting').set(values).where('entry_id', '=', Number(entry.id)).execute();
  }

  async #package(query: Query, id: number, { age, used, days, isVoid }: { age: number; used: number; days: number; isVoid: boolean }): Promise<void> {
    const { remaining } = await query.selectFrom('flow_package').select('remaining').where('id', '=', id).executeTakeFirstOrThrow();
    const left = Number(remaining) - used;
    const status = left === 0 ? 'used_up' : age > days ? 'expired' : used > 0 ? 'in_use' : 'unused';
    await query
      .updateTable('flow_package')
      .set({
        ...{ created_at: this.#at(age), updated_at: this.#at(0), expires_at: this.#at(age - days), used, remaining: left },
        ...(!isVoid && { status }),
      })
      .where('id', '=', id)
      .execute();
  }
}
