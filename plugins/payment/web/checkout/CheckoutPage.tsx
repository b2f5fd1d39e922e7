import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyNote, type PageProps, useText } from '../../../../engine/web/index.ts';
import { AfterPayment } from './AfterPayment.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PayOrder } from './PayOrder.tsx';
import { useCheckout } from './use-checkout.ts';
import './checkout.css';

const notFound = 404;

/** Where a developer pays an order: `/console/billing/orders/checkout/<number>`. */
export default function CheckoutPage({ screen, id = '' }: PageProps) {
  const { t } = useTranslation('payment');
  const text = useText();
  const state = useCheckout(id);
  const { checkout, error, reload } = state;
  const title = <h1>{text(screen.label)}</h1>;

  if (!checkout && (id === '' || error?.ret === notFound || error?.ret === 400))
    return (
      <div className="checkout">
        {title}
        <EmptyNote text={t('checkout.none')} />
      </div>
    );
  if (!checkout)
    return (
      <div className="checkout">
        {title}
        {error ? (
          <Alert
            type="error"
            showIcon
            title={error.message}
            action={
              <Button size="small" onClick={() => void reload()}>
                {t('checkout.retry')}
              </Button>
            }
          />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </div>
    );
  return (
    <div className="checkout">
      {title}
      {error && <Alert type="warning" showIcon title={t('checkout.stale')} />}
      <div className="checkout-columns">
        <OrderSummary checkout={checkout} at={state.at} onOver={reload} />
        {checkout.order.pay_status === 'unpaid' ? <PayOrder state={state} checkout={checkout} /> : <AfterPayment checkout={checkout} />}
      </div>
    </div>
  );
}
