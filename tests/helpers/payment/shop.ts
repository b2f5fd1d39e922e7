import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { Checkout } from '../../../plugins/payment/shared/calls.ts';
import { done } from '../../plugins/apps/open-caller.ts';
import type { PaymentProvider } from '../own-payment-provider.ts';
import type { Caller } from '../server.ts';

/** Fen of one package of ten calls. */
const planPrice = 990;

/** Changes the payment config. */
export async function configurePayment(admin: Caller, fields: Record<string, string | number | boolean>): Promise<void> {
  const { rev } = await done(admin<{ rev: number }>('Admin.PayConfig.Get'));
  await done(admin('Admin.PayConfig.Edit', { rev, ...fields }));
}

/** An interface that is charged, a plan of it, and both providers switched on. @returns the plan's id */
export async function openShop(admin: Caller, service: string, { alipay, paypal }: PaymentProvider): Promise<number> {
  const definition = { ...computedDefinition(service, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }), visibility: 'open' };
  const { id } = await done(admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(admin('Admin.Interface.Publish', { id }));
  await configurePayment(admin, { ...alipay.config(), ...paypal.config(), cash_description: 'Account 1' });
  const fields = { name: 'Ten', services: [service], flow: 10, valid_days: 30, kind: 'paid', price: planPrice };
  return (await done(admin<{ id: number }>('Admin.Plan.Add', fields))).id;
}

/** An order of the plan that is not paid yet. @returns its number */
export async function placeOrder(call: Caller, plan: number): Promise<string> {
  return (await done(call<{ number: string }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'later' }))).number;
}

export function beginPaying(call: Caller, number: string, method: string, place = 'code') {
  return call<Checkout>('Platform.Checkout.Begin', { number, method, place, origin: 'http://127.0.0.1' });
}

/** Posts a notice as Alipay does. @returns what was answered */
export async function tellAlipay(address: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await fetch(`${address}/pay/notify/alipay`, { method: 'POST', headers, body })).text();
}

/** Posts a notice as PayPal does. @returns the status it was answered with */
export async function tellPaypal(address: string, notice: { body: string; headers: Record<string, string> }): Promise<number> {
  return (await fetch(`${address}/pay/notify/paypal`, { method: 'POST', ...notice })).status;
}
