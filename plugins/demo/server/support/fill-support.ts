import { actionOf, operationOf } from '../../../../engine/core/calls/screens/screen-operations.ts';
import { platformDay } from '../../../../engine/core/text/date.ts';
import { type Platform, type Query, requireScreen } from '../../../../engine/server/index.ts';
import { asAccount, asSuperAdmin } from '../calls/as-account.ts';
import { templates, workOrders } from './demo-work-orders.ts';

const hour = 3_600_000;

/** Reply templates, and work orders with their threads, written by both sides and put on the days they are to be of. */
export async function fillSupport(platform: Platform, accountOf: (username: string) => Promise<number>): Promise<void> {
  const admin = await asSuperAdmin(platform);
  const screen = (name: string) => requireScreen(platform, name);
  for (const [title, content] of templates) await admin(operationOf(screen('reply_template'), 'Add'), { title, content });
  for (const { owner, age, replies, next, ...question } of workOrders.toSorted((one, other) => other.age - one.age)) {
    const customer = await asAccount(platform, await accountOf(owner));
    const { id: work_order_id } = await customer(operationOf(screen('my_work_order'), 'Add'), question);
    const begun = Date.now() - age * 24 * hour;
    const at = (after: number) => new Date(begun + after * hour).toISOString();
    const written: { id: number; after: number }[] = [];
    for (const { by, after, content } of replies) {
      const { id } = by
        ? await admin(operationOf(screen('work_reply'), 'Add'), { work_order_id, content, is_internal: by === 'note' })
        : await customer(operationOf(screen('my_work_reply'), 'Add'), { work_order_id, content });
      written.push({ id, after });
    }
    if (next === 'closed') await customer(actionOf(screen('my_work_order'), 'Close'), { id: work_order_id });
    else if (next) await admin(actionOf(screen('work_order'), 'Resolve'), { id: work_order_id, ...next });
    const answered = replies.find(({ by }) => by === 'staff')?.after;
    const ended = replies.at(-1)?.after ?? 0;
    await platform.database.transact(async (query) => {
      for (const { id, after } of written) await date(query, 'work_reply', id, { created_at: at(after), updated_at: at(after) });
      const { serial } = await query.selectFrom('work_order').select('serial').where('id', '=', work_order_id).executeTakeFirstOrThrow();
      await date(query, 'work_order', work_order_id, {
        serial: String(serial).replace(/\d{8}/, platformDay(begun).replaceAll('-', '')),
        ...{ created_at: at(0), updated_at: at(ended) },
        ...(answered !== undefined && { accepted_at: at(answered), first_answer_at: at(answered), answer_minutes: Math.round(answered * 60) }),
        ...(typeof next === 'object' && { resolved_at: at(ended) }),
      });
    });
  }
}

async function date(query: Query, table: 'work_order' | 'work_reply', id: number, values: Record<string, string | number>): Promise<void> {
  await query.updateTable(table).set(values).where('id', '=', id).execute();
}
