import { isPublished, type Platform, type Query, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/package-snapshot.ts';

const dayMilliseconds = 86_400_000;
/** Calls of one package at most: a sum of them stays a whole number everywhere. */
const mostFlow = 1_000_000_000_000;

/** What a package keeps of its plan: what becomes of the plan later does not reach it. */
export interface Snapshot {
  name: string;
  kind: 'paid' | 'trial';
  services: string[];
  product_id: number | null;
  price: number;
  expires_at: string;
}

/**
 * A plan as it is now, and how many calls it has.
 * @param quantity how often it was bought
 */
export async function readPlan(
  { services }: Platform,
  query: Query,
  planId: number,
  quantity = 1,
): Promise<{ snapshot: Snapshot; flow: number; isSold: boolean }> {
  const plan = await query.selectFrom('plan').selectAll().where('id', '=', planId).where('deleted_at', 'is', null).executeTakeFirst();
  if (!plan) throw refuse('notFound', texts.noPlan, { id: planId });
  const flow = Number(plan.flow) * quantity;
  if (flow > mostFlow) throw refuse('badInput', texts.tooMany, { most: mostFlow });
  const product = plan.product_id === null ? null : Number(plan.product_id);
  const named = listOf(plan.services);
  const ofProduct = services
    .all()
    .filter(isPublished)
    .filter(({ settings }) => product !== null && settings?.product?.id === product)
    .map(({ name }) => name);
  return {
    flow,
    isSold: plan.status === 'normal',
    snapshot: {
      name: String(plan.name),
      kind: plan.kind === 'trial' ? 'trial' : 'paid',
      services: [...new Set([...named, ...ofProduct])].sort(),
      product_id: product,
      price: plan.kind === 'trial' ? 0 : Number(plan.price ?? 0) * quantity,
      expires_at: new Date(Date.now() + Number(plan.valid_days) * dayMilliseconds).toISOString(),
    },
  };
}

/** Refuses a second trial of an interface, whatever became of the first. Holds the account's trials until the transaction ends. */
export async function requireFirstTrial({ database }: Platform, query: Query, accountId: number, { kind, services, product_id }: Snapshot): Promise<void> {
  if (kind !== 'trial') return;
  await database.hold(query, `trial:${accountId}`);
  const had = await query
    .selectFrom('flow_package')
    .select(['services', 'product_id'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'trial')
    .execute();
  const tried = had.flatMap((one) => listOf(one.services));
  const again = services.find((service) => tried.includes(service));
  const isAgain = again !== undefined || (product_id !== null && had.some((one) => Number(one.product_id) === product_id));
  if (isAgain) throw refuse('conflict', texts.tried, { service: again ?? '' });
}

/** A JSON list as the database keeps it. */
export function listOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return Array.isArray(list) ? list.map(String) : [];
}
