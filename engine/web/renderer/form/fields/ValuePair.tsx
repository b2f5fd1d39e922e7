import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../core/descriptor/types.ts';
import { widgetOf } from '../../../widgets/registry.ts';

/** A value before and after, each as the detail shows it. */
export function ValuePair({ field, before, after }: { field: Field; before: unknown; after: unknown }) {
  const { t } = useTranslation('form');
  const { Cell } = widgetOf(field);
  return (
    <div className="form-pair">
      <div>
        <span className="form-side">{t('value.before')} </span>
        <Cell field={field} value={before} record={{ [field.name]: before }} place="detail" />
      </div>
      <div>
        <span className="form-side">{t('value.after')} </span>
        <Cell field={field} value={after} record={{ [field.name]: after }} place="detail" />
      </div>
    </div>
  );
}
