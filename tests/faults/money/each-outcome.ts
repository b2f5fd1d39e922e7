import type { Drawn, Step } from './steps.ts';

/**
 * A run that meets each outcome of payments and refunds: the name of a step, which of the things there are it picks, and its number, by which it decides
 * what is wrong with a notice, how providers take refunds and how much goes back.
 */
const script: readonly (readonly [name: string, index: number, number: number])[] = [
  ['buy, pay by alipay', 0, 0],
  ['buy, pay by paypal', 0, 0],
  ['recycle what a provider was paid for', 1, 12],
  ['recycle what a provider was paid for', 1, 102],
  ['recycle what a provider was paid for', 0, 101],
  ['send refunds', 0, 2],
  ['send refunds', 0, 3],
  ['send refunds', 0, 4],
  ['send refunds', 0, 0],
  ['buy, pay by alipay', 0, 0],
  ['recycle what a provider was paid for', 2, 101],
  ['send refunds', 0, 1],
  ['try a failed refund again', 0, 0],
  ['send refunds', 0, 0],
  ['a notice of the provider', 0, 4],
  ['buy, pay later', 0, 0],
  ['begin to pay by alipay', 3, 0],
  ['a notice of the provider', 3, 0],
  ['pay at the provider', 3, 0],
  ...[5, 11, 17, 23, 29].map((number) => ['a notice of the provider', 3, number] as const),
  ['a notice of the provider', 3, 0],
  ['refund a surplus', 4, 0],
  ['buy, pay later', 0, 0],
  ['begin to pay by alipay', 4, 0],
  ['close an order', 4, 0],
  ['pay at the provider', 4, 1],
  ['a notice of the provider', 4, 0],
];

export function eachOutcome(steps: readonly Step[]): { step: Step; drawn: Drawn }[] {
  return script.map(([name, index, number]) => {
    const step = steps.find((one) => one.name === name);
    if (!step) throw new Error(`no step “${name}”`);
    return { step, drawn: { index, number } };
  });
}
