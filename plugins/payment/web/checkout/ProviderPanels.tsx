import { LoadingOutlined } from '@ant-design/icons';
import { Button, QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { palettes, useIsNarrow } from '../../../../engine/web/index.ts';
import type { Checkout } from '../../shared/calls.ts';
import type { PanelProps } from './panel-props.ts';

/** A code reads best dark on light, whatever the page looks like. */
const { text: ink, surface: paper } = palettes.light;

export function AlipayPanel({ method, state, checkout }: PanelProps) {
  const { t } = useTranslation('payment');
  const isNarrow = useIsNarrow();
  const code = checkout.attempt?.provider === 'alipay' ? checkout.attempt.code : null;
  const here = async () => leaveFor(await state.begin({ method: 'alipay', place: isNarrow ? 'phone' : 'page' }));
  const scan = () => void state.begin({ method: 'alipay', place: 'code' });
  if (isNarrow)
    return (
      <div className="checkout-panel">
        <Button type="primary" size="large" block loading={state.isBusy} onClick={() => void here()}>
          {t('alipay.open', { amount: formatMoney(checkout.order.amount) })}
        </Button>
        <Receiver method={method} />
      </div>
    );
  return (
    <div className="checkout-panel">
      {code === null ? (
        <Button type="primary" size="large" loading={state.isBusy} onClick={scan}>
          {t('alipay.code', { amount: formatMoney(checkout.order.amount) })}
        </Button>
      ) : (
        <div className="checkout-scan">
          <div className="checkout-qr" role="img" aria-label={t('alipay.scan')}>
            <span aria-hidden>
              <QRCode type="svg" value={code} size={208} color={ink} bgColor={paper} bordered={false} marginSize={2} />
            </span>
          </div>
          <div>
            <p className="checkout-scan-title">{t('alipay.scan')}</p>
            <p className="checkout-scan-amount">{formatMoney(checkout.order.amount)}</p>
            <p className="checkout-waiting">
              <LoadingOutlined aria-hidden /> {t('checkout.waiting')}
            </p>
          </div>
        </div>
      )}
      <Button type="link" className="checkout-here" disabled={state.isBusy} onClick={() => void here()}>
        {t('alipay.here')}
      </Button>
      <Receiver method={method} />
    </div>
  );
}

export function PaypalPanel({ method, state, checkout }: PanelProps) {
  const { t } = useTranslation('payment');
  const go = async () => leaveFor(await state.begin({ method: 'paypal', place: 'page' }));
  const isBegun = checkout.attempt?.provider === 'paypal';
  return (
    <div className="checkout-panel">
      <p>{t('paypal.about', { price: method.price ?? formatMoney(checkout.order.amount) })}</p>
      <Button type="primary" size="large" loading={state.isBusy} onClick={() => void go()}>
        {t('paypal.go', { price: method.price ?? formatMoney(checkout.order.amount) })}
      </Button>
      {isBegun && (
        <p className="checkout-waiting">
          <LoadingOutlined aria-hidden /> {t('checkout.waiting')}
        </p>
      )}
      <Receiver method={method} />
    </div>
  );
}

/** Who takes the money, and whether it is real. */
function Receiver({ method: { name, environment } }: Pick<PanelProps, 'method'>) {
  const { t } = useTranslation('payment');
  return (
    <p className="checkout-receiver">{t(environment === 'sandbox' ? 'environment.playedBy' : 'environment.takenBy', { provider: t(`method.${name}`) })}</p>
  );
}

function leaveFor(checkout: Checkout | null): void {
  if (checkout?.attempt?.address) location.assign(checkout.attempt.address);
}
