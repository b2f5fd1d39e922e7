import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { checkedFormats } from '../../../engine/core/formats/checked-formats.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { Field } from '../parts/Field.tsx';
import { ValueField, type ValueFieldProps } from '../parts/ValueField.tsx';
import { TypeSelect } from './TypeSelect.tsx';

interface ParameterDetailsProps {
  parameter: Parameter;
  pointer: string;
  /** The default stands here, not in the line above. */
  hasDefault: boolean;
  onChange(change: Partial<Parameter>, field: string): void;
}

/** Everything a parameter may say besides name, type and required. */
export function ParameterDetails({ parameter, pointer, hasDefault, onChange }: ParameterDetailsProps) {
  const { t } = useTranslation('designer-panels');
  const { type } = parameter;
  const isNumber = type === 'integer' || type === 'float';
  const isText = type === 'string';
  const hasLimits = type !== 'boolean' && type !== 'object';
  const limitType = type === 'date' ? 'date' : type === 'float' ? 'float' : 'integer';
  const field = (member: 'min' | 'max' | 'default' | 'example', value: Pick<ValueFieldProps, 'type' | 'allowed' | 'onChange'>) => (
    <Field label={t(`details.${member}`)} pointer={`${pointer}/${member}`}>
      {({ id, status, 'aria-describedby': describedBy }) => (
        <ValueField {...value} id={id} describedBy={describedBy} status={status} label={t(`details.${member}`)} value={parameter[member]} />
      )}
    </Field>
  );
  const limit = (member: 'min' | 'max') =>
    field(member, {
      type: { type: limitType },
      onChange: (value) => onChange({ [member]: typeof value === 'number' || typeof value === 'string' ? value : undefined }, member),
    });
  const value = (member: 'default' | 'example') =>
    field(member, { type: { type }, ...(parameter.enum && { allowed: parameter.enum }), onChange: (next) => onChange({ [member]: next }, member) });
  return (
    <div className="design-details">
      <Field label={t('details.description')} pointer={`${pointer}/description`}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 1, maxRows: 4 }}
            value={parameter.description ?? ''}
            onChange={(event) => onChange({ description: event.target.value || undefined }, 'description')}
          />
        )}
      </Field>
      <div className="design-columns">
        {hasDefault && value('default')}
        {value('example')}
        {hasLimits && limit('min')}
        {hasLimits && limit('max')}
      </div>
      {hasLimits && <p className="design-field-hint">{t(`details.limits.${isNumber ? 'number' : type}`)}</p>}
      {type === 'array' && (
        <Field label={t('details.items')} pointer={`${pointer}/items`}>
          {({ id }) => (
            <TypeSelect
              id={id}
              label={t('details.items')}
              value={parameter.items ?? { type: 'object' }}
              onChange={(next) => onChange({ items: next }, 'items')}
            />
          )}
        </Field>
      )}
      {(isText || isNumber) && (
        <Field label={t('details.enum')} hint={t('details.enumHint')} pointer={`${pointer}/enum`}>
          {(control) => (
            <Select<string[]>
              {...control}
              mode="tags"
              className="design-value-field"
              open={false}
              suffixIcon={null}
              tokenSeparators={[',', '，']}
              value={(parameter.enum ?? []).map(String)}
              onChange={(typed) => onChange({ enum: allowedOf(typed, isNumber) }, 'enum')}
            />
          )}
        </Field>
      )}
      {isText && (
        <div className="design-columns">
          <Field label={t('details.format')} pointer={`${pointer}/format`}>
            {(control) => (
              <Select
                {...control}
                className="design-value-field"
                allowClear
                showSearch
                value={parameter.format}
                onChange={(format?: string) => onChange({ format }, 'format')}
                options={checkedFormats.map((format) => ({ value: format, label: t(`formats.${format}`, { defaultValue: format }) }))}
              />
            )}
          </Field>
          <Field label={t('details.pattern')} pointer={`${pointer}/pattern`}>
            {(control) => (
              <Input
                {...control}
                className="design-typed"
                spellCheck={false}
                placeholder="^[A-Z]{3}$"
                value={parameter.pattern ?? ''}
                onChange={(event) => onChange({ pattern: event.target.value || undefined }, 'pattern')}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

/** The allowed values that were typed; of a number only numbers. */
function allowedOf(typed: readonly string[], isNumber: boolean): (string | number)[] | undefined {
  const values = isNumber ? typed.map(Number).filter(Number.isFinite) : typed.filter((text) => text !== '');
  return values.length > 0 ? values : undefined;
}
