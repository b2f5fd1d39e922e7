import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import type { Text } from '../../../core/text/text.ts';
import { normalizeInput } from '../../../core/validation/normalize-input.ts';
import { useLanguage } from '../../../web/state/language.ts';
import { groupAria } from '../../../web/widgets/base/input-aria.ts';
import { MemberWidgets } from '../../../web/widgets/base/member-widgets.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { insideOf } from './member-errors.ts';
import { isWide } from './member-layout.ts';
import './members.css';

/** The members of an object as a small form; without any of them the object is empty. */
export function MemberForm({ members, ...props }: InputProps & { members: Field[] }) {
  const { value, onChange, id, errors } = props;
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = record;
    const object = next === undefined ? rest : { ...rest, [name]: next };
    onChange(Object.keys(object).length ? object : undefined);
  };
  return (
    <div {...groupAria(id)} className="member-form">
      {members.map((member) => (
        <Member
          key={member.name}
          {...props}
          {...insideOf(props, member.name)}
          field={member}
          id={`${id}_${member.name}`}
          value={record[member.name]}
          record={record}
          error={errors?.get(member.name)}
          onChange={(next) => change(member.name, next)}
          onBlur={() => {
            const clean = normalizeInput(member, record[member.name]);
            if (clean !== record[member.name]) change(member.name, clean);
            props.onLeave?.(member.name);
          }}
        />
      ))}
    </div>
  );
}

/** Label, help, control and error of one member, as the form has them for a field. */
function Member({ error, ...props }: InputProps & { error: Text | undefined }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { field, id } = props;
  const { Input } = use(MemberWidgets)(field);
  return (
    <div className={isWide(field) ? 'member member-wide' : 'member'} data-member={field.name}>
      <label className="member-label" htmlFor={id} id={`${id}-label`}>
        {field.required && (
          <span className="member-mark" aria-hidden>
            *
          </span>
        )}
        {t('label', { label: field.label[language] })}
      </label>
      <div className="member-help" id={`${id}-help`}>
        {field.hint?.[language]}
      </div>
      <Input {...props} status={error ? 'error' : undefined} />
      <div className="member-fault" id={`${id}-fault`}>
        {error?.[language]}
      </div>
    </div>
  );
}
