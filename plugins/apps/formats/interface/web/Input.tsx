import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../engine/web/state/language.ts';
import { inputAria, textValue } from '../../../../../engine/web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../../../engine/web/widgets/base/widget.ts';
import { branchLabel, branchOptions, useInterfaceTree } from './use-branches.ts';

/** How far a row of the tree stands in. */
const indent = 12;

/** Chooses an interface or a branch; nothing can be typed that is not there. */
export default function InterfaceInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const language = useLanguage();
  const tree = useInterfaceTree();
  const options = useMemo(
    () =>
      tree === null
        ? []
        : branchOptions(tree, language).map(({ value: scope, label, depth, note }) => {
            const name = (
              <>
                {depth === 3 ? <code>{label}</code> : label} {note && <span className="p-second">{note}</span>}
              </>
            );
            return {
              value: scope,
              text: `${label} ${note ?? ''}`.toLowerCase(),
              name,
              label: <span style={{ paddingInlineStart: depth * indent }}>{name}</span>,
            };
          }),
    [tree, language],
  );
  const scope = textValue(value);
  const isListed = options.some((option) => option.value === scope);
  return (
    <Select
      {...inputAria(props)}
      style={{ width: '100%' }}
      options={scope === '' || isListed ? options : [{ value: scope, text: scope, label: branchLabel(scope, tree?.products ?? [], language) }, ...options]}
      value={scope === '' ? undefined : scope}
      labelRender={({ label }) => options.find((option) => option.value === scope)?.name ?? label}
      onChange={(next: string | undefined) => onChange(next)}
      onBlur={onBlur}
      showSearch={{ filterOption: (typed, option) => option?.text.includes(typed.trim().toLowerCase()) ?? false }}
      loading={tree === null}
      disabled={disabled}
      status={status}
      allowClear={!field.required}
      placeholder={t('ref.placeholder')}
      notFoundContent={t(tree === null ? 'ref.loading' : 'ref.none')}
    />
  );
}
