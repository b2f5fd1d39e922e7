import { useTranslation } from 'react-i18next';
import { defineWidget, type InputProps, moneyWidget } from '../../../engine/web/index.ts';
import { pricePerCall } from '../shared/price-per-call.ts';
import './plan-price.css';

/** The price of a plan and, below it as it is typed, what a call then comes to. */
function PlanPriceInput(props: InputProps) {
  const { t } = useTranslation('billing');
  const price = pricePerCall(props.value, props.record.flow);
  return (
    <>
      <moneyWidget.Input {...props} />
      {price !== null && (
        <output className="plan-price" htmlFor={props.id}>
          {t('pricePerCall', { price })}
        </output>
      )}
    </>
  );
}

export default defineWidget({ Input: PlanPriceInput, Cell: moneyWidget.Cell });
