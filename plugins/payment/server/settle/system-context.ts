import { randomUUID } from 'node:crypto';
import { type Call, type HookContext, type Platform, type Query, requireScreen } from '../../../../engine/server/index.ts';

/** What the platform does by itself: nobody's call. */
const nobody = { language: 'zh_cn', ip: '', userAgent: '', params: {}, files: [], session: null, app: null } as const;

/**
 * Does work on orders and payments in a transaction of its own, as nobody's call.
 * @param service what the audit names it by
 */
export async function asSystem<T>(platform: Platform, service: string, work: (context: HookContext) => Promise<T>): Promise<T> {
  const after: (() => Promise<void>)[] = [];
  const call: Call = { ...nobody, files: [], service, requestId: randomUUID(), signal: new AbortController().signal };
  const result = await platform.database.transact((query) => {
    after.length = 0;
    return work({ platform, screen: requireScreen(platform, 'plan_order'), call, query, afterCommit: (task) => void after.push(task) });
  });
  for (const task of after) await task();
  return result;
}

/** Waits for whoever else is at this order, and keeps them waiting until the transaction ends. Null where there is none. */
export async function lockOrder(query: Query, id: number) {
  return query
    .updateTable('plan_order')
    .set(({ ref }) => ({ rev: ref('rev') }))
    .where('id', '=', id)
    .returning(['id', 'number', 'account_id', 'amount', 'pay_status', 'pay_mode', 'created_at', 'name'])
    .executeTakeFirst();
}
