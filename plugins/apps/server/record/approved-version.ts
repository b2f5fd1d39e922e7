import type { Query } from '../../../../engine/server/index.ts';

/** What a review is about, of all that decides about a call. */
export interface ApprovedVersion {
  allowed_ips: unknown;
  allowed_origins: unknown;
  http_status: unknown;
}

/** Keeps what was approved before a change; a second change before the review leaves it as it is. In the transaction of the change. */
export async function keepApproved(query: Query, { id, ...record }: { id: number } & Record<string, unknown>): Promise<void> {
  const { allowed_ips, allowed_origins, http_status } = record;
  const version: ApprovedVersion = { allowed_ips, allowed_origins, http_status };
  await query
    .insertInto('app_approved')
    .values({ app_id: id, version: JSON.stringify(version) })
    .onConflict((conflict) => conflict.column('app_id').doNothing())
    .execute();
}

/** The review has been decided, or there is none any more. */
export async function dropApproved(query: Query, appId: number): Promise<void> {
  await query.deleteFrom('app_approved').where('app_id', '=', appId).execute();
}

/** Null for an app that was never approved, and for one that is as it was approved. */
export async function approvedVersion(query: Query, appId: number): Promise<ApprovedVersion | null> {
  const row = await query.selectFrom('app_approved').select('version').where('app_id', '=', appId).executeTakeFirst();
  return row ? (JSON.parse(String(row.version)) as ApprovedVersion) : null;
}
