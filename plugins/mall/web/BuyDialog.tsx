import { InputNumber } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/core/text/money.ts';
import { call, Dialog, useOpenLink } from '../../../engine/web/index.ts';
import { type Offer, wholeNumber } from '../shared/offer.ts';
import { buyPlan } from './mall-calls.ts';

const most = 100;

/** How many, what they come to, and on to the checkout of the order. */
export function BuyDialog({ offer, onClose }: { offer: Offer; onClose(): void }) {
  const { t } = useTranslation('mall');
  const openLink = useOpenLink();
  const [quantity, setQuantity] = useState(1);
  const [isSending, setSending] = useState(false);
  // Pressed twice, or sent again after a cut connection, it is one order.
  const key = useRef(crypto.randomUUID());
  const order = async () => {
    setSending(true);
    try {
      const { number } = await call(buyPlan, { id: offer.id, quantity, pay: 'later', request_key: `${key.current}-${quantity}` });
      openLink(`/console/billing/orders/checkout/${number}`);
    } catch {
      // The warning dialog says why.
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      title={t('buy.title', { name: offer.name })}
      okText={t('buy.order')}
      onOk={() => void order()}
      confirmLoading={isSending}
      onCancel={onClose}
      width={440}
    >
      <div className="mall-buy">
        <label htmlFor="mall-quantity">{t('buy.quantity')}</label>
        <InputNumber
          id="mall-quantity"
          min={1}
          max={most}
          precision={0}
          value={quantity}
          onChange={(value) => setQuantity(Number(value ?? 1))}
          onPressEnter={() => void order()}
          autoFocus
        />
        <dl>
          <dt>{t('buy.calls')}</dt>
          <dd>{wholeNumber(offer.flow * quantity)}</dd>
          <dt>{t('buy.valid')}</dt>
          <dd>{t('buy.days', { count: offer.validDays })}</dd>
          <dt>{t('buy.sum')}</dt>
          <dd className="mall-sum">{formatMoney((offer.price ?? 0) * quantity)}</dd>
        </dl>
        <p className="p-second">{t('buy.next')}</p>
      </div>
    </Dialog>
  );
}
