import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { formatMoment } from '../../../../engine/web/index.ts';
import type { Checkout } from '../../shared/calls.ts';
import { Countdown } from './Countdown.tsx';

/** What is bought, for how much, and how long it can still be paid. */
export function OrderSummary({ checkout, at, onOver }: { checkout: Checkout; at: number; onOver(): void }) {
  const { t } = useTranslation('payment');
  const { order, closes_in, cash } = checkout;
  const rows = [
    [
      t('order.number'),
      <span key="number" className="checkout-code">
        {order.number}
      </span>,
    ],
    [t('order.quantity'), order.quantity],
    [t('order.flow'), t('order.calls', { calls: order.flow.toLocaleString('en') })],
    [t('order.valid'), t('order.days', { days: order.valid_days })],
    [t('order.created'), formatMoment(order.created_at)],
  ] as const;
  return (
    <section className="checkout-summary" aria-labelledby="checkout-order">
      <h2 id="checkout-order">{order.name}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="checkout-amount">
        <span>{t(order.pay_status === 'unpaid' ? 'order.amount' : 'order.total')}</span>
        <strong>{formatMoney(order.amount)}</strong>
      </p>
      {closes_in !== null && !cash.is_chosen && <Countdown until={at + closes_in} onOver={onOver} />}
    </section>
  );
}
