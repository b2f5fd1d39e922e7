import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { useOpenLink } from '../../../../engine/web/index.ts';
import type { PanelProps } from './panel-props.ts';

const rechargeLink = '/console/billing/recharge/add';
const ordersLink = '/console/billing/orders';

export function BalancePanel({ state, checkout }: PanelProps) {
  const { t } = useTranslation('payment');
  const open = useOpenLink();
  const { balance, order } = checkout;
  const left = balance - order.amount;
  return (
    <div className="checkout-panel">
      <dl className="checkout-sums">
        <div>
          <dt>{t('balance.now')}</dt>
          <dd>{formatMoney(balance)}</dd>
        </div>
        <div>
          <dt>{t('balance.pay')}</dt>
          <dd>{formatMoney(-order.amount)}</dd>
        </div>
        <div data-lacking={left < 0}>
          <dt>{t(left < 0 ? 'balance.lacking' : 'balance.left')}</dt>
          <dd>{formatMoney(Math.abs(left))}</dd>
        </div>
      </dl>
      {left < 0 ? (
        <>
          <p>{t('balance.recharge')}</p>
          <Button size="large" onClick={() => open(rechargeLink)}>
            {t('balance.apply')}
          </Button>
        </>
      ) : (
        <Button type="primary" size="large" loading={state.isBusy} onClick={() => void state.payByBalance()}>
          {t('balance.confirm', { amount: formatMoney(order.amount) })}
        </Button>
      )}
    </div>
  );
}

export function CashPanel({ state, checkout: { cash, order } }: PanelProps) {
  const { t } = useTranslation('payment');
  const open = useOpenLink();
  return (
    <div className="checkout-panel">
      {cash.description !== '' && <p className="checkout-cash">{cash.description}</p>}
      {cash.is_chosen ? (
        <>
          <Alert type="info" showIcon title={t('cash.chosen')} description={t('cash.next', { number: order.number })} />
          <Button size="large" onClick={() => open(ordersLink)}>
            {t('after.orders')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('cash.about', { amount: formatMoney(order.amount) })}</p>
          <Button type="primary" size="large" loading={state.isBusy} onClick={() => void state.begin({ method: 'cash', place: 'page' })}>
            {t('cash.choose')}
          </Button>
        </>
      )}
    </div>
  );
}
