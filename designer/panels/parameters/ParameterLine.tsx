import { CaretDownOutlined, CaretRightOutlined, DeleteOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { membersOf } from '../../model/edits/interface/parameter-edits.ts';
import { NameInput } from '../parts/NameInput.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useRequestedPlace } from '../parts/use-pointed.ts';
import { ValueField } from '../parts/ValueField.tsx';
import { ParameterDetails } from './ParameterDetails.tsx';
import { RowButton } from './RowButton.tsx';
import type { ParameterRow } from './rows/parameter-rows.ts';
import { TypeSelect } from './TypeSelect.tsx';

interface ParameterLineProps {
  row: ParameterRow;
  isWide: boolean;
  isFolded: boolean;
  onFold(): void;
  /** @param field names what is typed into, for one undo step per field; a new name is a step of its own */
  onChange(change: Partial<Parameter>, field: string): void;
  onAdd(): void;
  onRemove(): void;
}

/** One parameter: name, type and required at once, the rest behind the gear. */
export function ParameterLine({ row, isWide, isFolded, onFold, onChange, onAdd, onRemove }: ParameterLineProps) {
  const { t } = useTranslation('designer-panels');
  const { parameter, pointer, canNest } = row;
  const { name, type } = parameter;
  const [isOpen, setOpen] = useState(false);
  const errorAt = useFieldErrors();
  const nameError = errorAt(`${pointer}/name`);
  const hasMembers = membersOf(parameter).length > 0;
  useRequestedPlace((target) => {
    const [member = ''] = target.startsWith(`${pointer}/`) ? target.slice(pointer.length + 1).split('/') : [];
    if (behindGear.has(member) || (member === 'default' && !isWide)) setOpen(true);
  });
  // Limits, examples and the like mean something else, or nothing, for another type; members stay between object and list of objects.
  const changeType = (next: Pick<Parameter, 'type' | 'format'>) => {
    const members = membersOf(parameter);
    const items = next.type === 'array' && members.length > 0 ? { type: 'object' as const, properties: [...members] } : undefined;
    const properties = next.type === 'object' && members.length > 0 ? [...members] : undefined;
    onChange({ ...bare, items, properties, ...next }, 'type');
  };
  return (
    <div data-pointer={pointer}>
      <div className="design-row-line">
        {canNest && hasMembers ? (
          <Button
            type="text"
            size="small"
            icon={isFolded ? <CaretRightOutlined /> : <CaretDownOutlined />}
            aria-expanded={!isFolded}
            aria-label={t('row.members', { name })}
            onClick={onFold}
          />
        ) : null}
        <span className="design-row-name" data-pointer={`${pointer}/name`}>
          <NameInput
            aria-label={t('row.name')}
            value={name}
            spellCheck={false}
            className="design-typed"
            {...(nameError.error && { status: 'error' as const, 'aria-invalid': true as const })}
            onRename={(next) => onChange({ name: next }, 'name')}
          />
        </span>
        <span className="design-row-type" data-pointer={`${pointer}/type`}>
          <TypeSelect value={parameter} onChange={changeType} label={t('row.type', { name })} />
        </span>
        <Tooltip title={t('row.required')}>
          <Checkbox
            checked={parameter.required === true}
            aria-label={t('row.requiredOf', { name })}
            onChange={(event) => onChange({ required: event.target.checked || undefined }, 'required')}
          >
            {isWide && t('row.required')}
          </Checkbox>
        </Tooltip>
        {isWide && (
          <span className="design-row-default" data-pointer={`${pointer}/default`}>
            <ValueField
              type={{ type }}
              value={parameter.default}
              {...(parameter.enum && { allowed: parameter.enum })}
              label={t('row.defaultOf', { name })}
              placeholder={t('row.default')}
              {...(errorAt(`${pointer}/default`).error && { status: 'error' as const })}
              onChange={(value) => onChange({ default: value }, 'default')}
            />
          </span>
        )}
        {canNest && <RowButton icon={<PlusOutlined />} name={t('row.addMember', { name })} onClick={onAdd} />}
        <RowButton icon={<SettingOutlined />} name={t('row.details', { name })} isExpanded={isOpen} onClick={() => setOpen(!isOpen)} />
        <RowButton icon={<DeleteOutlined />} name={t('row.remove', { name })} onClick={onRemove} />
      </div>
      {nameError.error && <p className="design-field-error">{nameError.error}</p>}
      {isWide && errorAt(`${pointer}/default`).error && <p className="design-field-error">{errorAt(`${pointer}/default`).error}</p>}
      {isOpen && <ParameterDetails parameter={parameter} pointer={pointer} hasDefault={!isWide} onChange={onChange} />}
    </div>
  );
}

const behindGear: ReadonlySet<string> = new Set(['description', 'example', 'min', 'max', 'enum', 'format', 'pattern']);

const bare: Partial<Parameter> = {
  min: undefined,
  max: undefined,
  enum: undefined,
  format: undefined,
  pattern: undefined,
  example: undefined,
  default: undefined,
};
