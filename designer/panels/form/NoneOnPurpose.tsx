import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDefinition } from '../state/use-designer.ts';
import { useFormState } from './form-state.ts';

/** One press says that an interface has no parameters, or answers nothing; an empty list alone may have been forgotten. */
export function NoneOnPurpose({ list }: { list: 'parameters' | 'returns' }) {
  const { t } = useTranslation('designer-inspector');
  const isEmpty = useDefinition((definition) => definition[list].length === 0);
  const { form, shown } = useFormState();
  if (!isEmpty) return null;
  return (
    <div data-pointer={`/${list}`}>
      <Checkbox
        checked={shown.without[list]}
        onChange={({ target }) => {
          form.without[list] = target.checked;
        }}
      >
        {t(`steps.none.${list}`)}
      </Checkbox>
    </div>
  );
}
