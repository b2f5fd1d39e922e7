import { type AnswerFrom, defineCall } from '../../../engine/core/contract/define-call.ts';
import { boolean, integer, list, object, oneOf, string } from '../../../engine/core/contract/field.ts';

const provider = oneOf(['alipay', 'paypal']);
const environment = oneOf(['production', 'sandbox']);
const ofConfig = { kind: 'permission', nodes: ['/service/order'] } as const;
const ofPayers = { kind: 'session' } as const;
/** The number of an order: digits of its day, and of chance. */
const number = string({ pattern: '^[0-9]{8,40}$', max: 40 });

/** Where providers send their notices. */
export const noticePaths = { alipay: '/pay/notify/alipay', paypal: '/pay/notify/paypal' } as const;

/** What is configured and live, for the page that configures it; no key is in it. */
export const getPayState = defineCall({
  name: 'Admin.PayConfig.State',
  access: ofConfig,
  answer: {
    providers: list(object({ name: provider, isOn: boolean(), environment, isComplete: boolean(), notice: string({ nullable: true }) })),
  },
});
export type PayState = AnswerFrom<typeof getPayState>['providers'][number];

/** Makes a real call of the provider with the keys that are saved. */
export const testProvider = defineCall({
  name: 'Admin.PayConfig.Test',
  access: ofConfig,
  parameters: { provider },
  answer: { isRight: boolean(), environment, problem: string({ nullable: true }), ms: integer() },
});
export type ProviderTest = AnswerFrom<typeof testProvider>;

const checkout = {
  order: object({
    id: integer(),
    number: string(),
    name: string(),
    quantity: integer(),
    flow: integer(),
    valid_days: integer(),
    amount: integer(),
    pay_status: oneOf(['unpaid', 'paid', 'closed']),
    pay_mode: string({ nullable: true }),
    created_at: string(),
    paid_at: string({ nullable: true }),
  }),
  /** Milliseconds until the order is closed; null where it is not going to be. */
  closes_in: integer({ nullable: true }),
  methods: list(
    object({
      name: oneOf(['alipay', 'paypal', 'balance', 'cash']),
      environment: oneOf(['production', 'sandbox'], { nullable: true }),
      /** What is paid there, where that is no yuan: `USD 12.34`. */
      price: string({ nullable: true }),
    }),
  ),
  balance: integer(),
  cash: object({ description: string(), is_chosen: boolean() }),
  attempt: object(
    { provider, place: oneOf(['code', 'page', 'phone']), environment, code: string({ nullable: true }), address: string({ nullable: true }) },
    { nullable: true },
  ),
  /** The provider was asked just now whether the order is paid, and did not answer. */
  is_unreachable: boolean(),
  package_id: integer({ nullable: true }),
} as const;

/** An order of the caller's on its way to being paid. A provider that has been told to take it is asked whether it has, now and then. */
export const getCheckout = defineCall({ name: 'Platform.Checkout.Get', access: ofPayers, parameters: { number }, answer: checkout });
export type Checkout = AnswerFrom<typeof getCheckout>;

/** Begins to pay by a provider, or goes on with what was begun. */
export const beginCheckout = defineCall({
  name: 'Platform.Checkout.Begin',
  access: ofPayers,
  parameters: { number, method: oneOf(['alipay', 'paypal', 'cash']), place: oneOf(['code', 'page', 'phone']), origin: string({ max: 200, format: 'url' }) },
  answer: checkout,
});
