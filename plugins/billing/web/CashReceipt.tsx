import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/core/text/money.ts';
import { defineWidget, type InputProps, multilineWidget } from '../../../engine/web/index.ts';
import './cash-receipt.css';

/** The receipt of a refund in cash, below the sum that whoever recycles the order hands back. */
function CashReceiptInput(props: InputProps) {
  const { t } = useTranslation('billing');
  const { refund } = props.record;
  return (
    <>
      <output className="cash-receipt" htmlFor={props.id}>
        {typeof refund === 'number' && refund > 0 ? t('handBack', { amount: formatMoney(refund) }) : t('handBackNothing')}
      </output>
      <multilineWidget.Input {...props} />
    </>
  );
}

export default defineWidget({ Input: CashReceiptInput, Cell: multilineWidget.Cell });
