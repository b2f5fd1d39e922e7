import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { formatMoment, useOpenLink } from '../../../../engine/web/index.ts';
import type { Checkout } from '../../shared/calls.ts';

/** What became of an order that is not to be paid any more. */
export function AfterPayment({ checkout: { order, package_id: issued } }: { checkout: Checkout }) {
  const { t } = useTranslation('payment');
  const open = useOpenLink();
  const isPaid = order.pay_status === 'paid';
  const mode = order.pay_mode === null ? '' : t(`method.${order.pay_mode}`);
  return (
    <section className="checkout-after" data-status={order.pay_status} role="status">
      <span className="checkout-after-icon" aria-hidden>
        {isPaid ? <CheckCircleFilled /> : <CloseCircleFilled />}
      </span>
      <h2>{t(isPaid ? 'after.paid' : 'after.closed')}</h2>
      <p>{isPaid ? t('after.issued', { name: order.name, calls: order.flow.toLocaleString('en'), days: order.valid_days }) : t('after.closedHint')}</p>
      {isPaid && (
        <p className="checkout-after-facts">
          {t('after.facts', { amount: formatMoney(order.amount), mode, time: order.paid_at ? formatMoment(order.paid_at) : '' })}
        </p>
      )}
      <div className="checkout-after-buttons">
        {isPaid ? (
          <Button type="primary" size="large" onClick={() => open(issued === null ? '/console/billing/packages' : `/console/billing/packages/view/${issued}`)}>
            {t('after.packages')}
          </Button>
        ) : (
          <Button type="primary" size="large" onClick={() => open('/console/billing/mall')}>
            {t('after.mall')}
          </Button>
        )}
        <Button size="large" onClick={() => open('/console/billing/orders')}>
          {t('after.orders')}
        </Button>
      </div>
    </section>
  );
}
