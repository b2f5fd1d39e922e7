import { BalancePanel, CashPanel } from './OwnPanels.tsx';
import { AlipayPanel, PaypalPanel } from './ProviderPanels.tsx';
import type { PanelProps } from './panel-props.ts';

/** What the chosen way to pay needs. */
export function PayPanel(props: PanelProps) {
  switch (props.method.name) {
    case 'alipay':
      return <AlipayPanel {...props} />;
    case 'paypal':
      return <PaypalPanel {...props} />;
    case 'balance':
      return <BalancePanel {...props} />;
    case 'cash':
      return <CashPanel {...props} />;
  }
}
