import type { Platform, Query, ServerPlugin } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/billing-topics.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
/** Fen, or calls. */
const whole = { type: 'integer', minimum: 0 };
const order = {
  audience: 'account',
  schema: { type: 'object', required: ['number', 'amount'], properties: { number: text(40), name: text(100), amount: whole, refund: whole } },
  sample: { number: '20261124000001', name: 'Ten thousand calls', amount: 9900 },
} as const;

/** What the account whose money it is may hear of, by its apps. Amounts are fen. */
export const billingTopics = {
  'order.paid': { ...texts.paid, ...order },
  'order.recycled': { ...texts.recycled, ...order, sample: { ...order.sample, refund: 4000 } },
  'recharge.passed': {
    ...texts.recharged,
    audience: 'account',
    schema: { type: 'object', required: ['amount'], properties: { amount: whole } },
    sample: { amount: 100_000 },
  },
  'package.low': {
    ...texts.packageLow,
    audience: 'account',
    schema: {
      type: 'object',
      required: ['id', 'percent', 'used', 'left'],
      properties: { id: { type: 'integer' }, name: text(100), percent: { enum: [80, 95, 100] }, used: whole, left: whole },
    },
    sample: { id: 7, name: 'Ten thousand calls', percent: 80, used: 8_000, left: 2_000 },
  },
  'balance.low': {
    ...texts.balanceLow,
    audience: 'account',
    schema: { type: 'object', required: ['amount', 'line'], properties: { amount: whole, line: whole } },
    sample: { amount: 950, line: 1_000 },
  },
} satisfies ServerPlugin['topics'];

/** Tells of it in the transaction of `query`. @param key what follows on it comes after it */
export async function tellAccount(
  { topics }: Pick<Platform, 'topics'>,
  query: Query,
  event: { topic: keyof typeof billingTopics; account: number; key: string; payload: object },
): Promise<void> {
  await topics.emit(query, event);
}
