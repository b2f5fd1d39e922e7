import { Flex, Typography, theme } from 'antd';
import { use } from 'react';
import type { Field } from '../../../core/descriptor/types.ts';
import { normalizeInput } from '../../../core/validation/normalize-input.ts';
import { useLanguage } from '../../../web/state/language.ts';
import { groupAria } from '../../../web/widgets/base/input-aria.ts';
import { MemberWidgets } from '../../../web/widgets/base/member-widgets.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

/** The members of an object as a small form; without any of them the object is empty. */
export function MemberForm({ members, value, onChange, onBlur, id, disabled, isEdit }: InputProps & { members: Field[] }) {
  const language = useLanguage();
  const { token } = theme.useToken();
  const widgetOf = use(MemberWidgets);
  const record = typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = record;
    const object = next === undefined ? rest : { ...rest, [name]: next };
    onChange(Object.keys(object).length ? object : undefined);
  };
  return (
    <Flex {...groupAria(id)} vertical gap={12} style={{ paddingLeft: 12, borderLeft: `2px solid ${token.colorBorderSecondary}` }}>
      {members.map((member) => {
        const { Input } = widgetOf(member);
        const memberId = `${id}_${member.name}`;
        return (
          <div key={member.name}>
            <label htmlFor={memberId} id={`${memberId}-label`} style={{ display: 'block', paddingBottom: 4 }}>
              {member.required && <Typography.Text type="danger">* </Typography.Text>}
              {member.label[language]}
            </label>
            {member.hint && (
              <div id={`${memberId}-help`}>
                <Typography.Text type="secondary">{member.hint[language]}</Typography.Text>
              </div>
            )}
            <Input
              field={member}
              id={memberId}
              value={record[member.name]}
              onChange={(next) => change(member.name, next)}
              onBlur={() => {
                const clean = normalizeInput(member, record[member.name]);
                if (clean !== record[member.name]) change(member.name, clean);
                onBlur?.();
              }}
              disabled={disabled}
              isEdit={isEdit}
              record={record}
            />
          </div>
        );
      })}
    </Flex>
  );
}
