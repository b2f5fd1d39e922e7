import { AlipayCircleOutlined, BankOutlined, PayCircleOutlined, WalletOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { StatusTag } from '../../../../engine/web/index.ts';
import type { Checkout } from '../../shared/calls.ts';

export type Method = Checkout['methods'][number];
export type MethodName = Method['name'];

const icons: Readonly<Record<MethodName, ReactNode>> = {
  alipay: <AlipayCircleOutlined />,
  paypal: <PayCircleOutlined />,
  balance: <WalletOutlined />,
  cash: <BankOutlined />,
};

interface MethodCardsProps {
  methods: readonly Method[];
  chosen: MethodName;
  balance: number;
  onChoose(name: MethodName): void;
}

/** One choice of several: the arrow keys go through it. */
export function MethodCards({ methods, chosen, balance, onChoose }: MethodCardsProps) {
  const { t } = useTranslation('payment');
  return (
    <div className="checkout-methods" role="radiogroup" aria-labelledby="checkout-methods">
      {methods.map(({ name, environment, price }) => (
        <label key={name} className="checkout-method" data-chosen={name === chosen}>
          <input type="radio" name="method" value={name} checked={name === chosen} onChange={() => onChoose(name)} />
          <span className="checkout-method-icon" data-method={name} aria-hidden>
            {icons[name]}
          </span>
          <span className="checkout-method-words">
            <span className="checkout-method-name">
              {t(`method.${name}`)}
              {environment === 'sandbox' && <StatusTag tone="warning">{t('environment.sandbox')}</StatusTag>}
            </span>
            <small>{name === 'balance' ? t('method.balanceIs', { balance: formatMoney(balance) }) : (price ?? t(`method.${name}Hint`))}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
