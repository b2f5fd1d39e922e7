import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkout } from '../../shared/calls.ts';
import { MethodCards, type MethodName } from './MethodCards.tsx';
import { PayPanel } from './PayPanel.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** The ways to pay as cards, and what the chosen one needs. */
export function PayOrder({ state, checkout }: { state: CheckoutState; checkout: Checkout }) {
  const { t } = useTranslation('payment');
  const { methods, attempt, cash } = checkout;
  const begun: MethodName | undefined = attempt?.provider ?? (cash.is_chosen ? 'cash' : undefined);
  const [chosen, choose] = useState<MethodName | undefined>(begun);
  const method = methods.find(({ name }) => name === chosen) ?? methods[0];
  if (!method) return <Alert type="warning" showIcon title={t('method.none')} />;
  return (
    <section className="checkout-pay" aria-labelledby="checkout-methods">
      <h2 id="checkout-methods">{t('method.title')}</h2>
      <MethodCards methods={methods} chosen={method.name} balance={checkout.balance} onChoose={choose} />
      {method.environment === 'sandbox' && <Alert type="warning" showIcon title={t('environment.sandboxNotice')} />}
      {checkout.is_unreachable && <Alert type="warning" showIcon title={t('checkout.unreachable')} />}
      <PayPanel key={method.name} method={method} state={state} checkout={checkout} />
    </section>
  );
}
