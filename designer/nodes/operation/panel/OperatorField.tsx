import type { FieldProps } from '@rjsf/utils';
import { Select } from 'antd';
import { useText } from '../../../../engine/web/index.ts';
import { operationHelp } from '../../../model/semantics/help/operations-help.ts';
import { sections } from '../../../model/semantics/operations/operation-rule.ts';
import { isOperator, type Operator, operations } from '../../../model/semantics/operations/operations.ts';

const operators = Object.keys(operations) as Operator[];

/** Every operation by section, with its symbol and what it means; found by words of both languages. */
export function OperatorField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const text = useText();
  const found = (operator: Operator) => {
    const { label, symbol } = operations[operator];
    const { words = [] } = operationHelp[operator];
    return [operator, ...Object.values(label), symbol, ...words].join(' ').toLowerCase();
  };
  const groups = Map.groupBy(operators, (operator) => operations[operator].section);
  return (
    <>
      <Select<Operator>
        id={fieldPathId.$id}
        aria-label={schema.title || name}
        value={operators.find((operator) => operator === formData)}
        onChange={(operator) => onChange(operator, fieldPathId.path)}
        showSearch={{
          filterOption: (typed, option) => typeof option?.value === 'string' && found(option.value as Operator).includes(typed.trim().toLowerCase()),
        }}
        popupMatchSelectWidth={300}
        options={[...groups].map(([section, members]) => ({
          label: text(sections[section]),
          title: section,
          options: members.map((operator) => ({ value: operator, label: text(operations[operator].label) })),
        }))}
        optionRender={({ value }) => {
          if (!isOperator(value)) return null;
          const { label, symbol } = operations[value];
          const { doc } = operationHelp[value];
          return (
            <div title={text(doc)}>
              <div>
                {text(label)} {symbol && <code>{symbol}</code>}
              </div>
              <div className="design-option-note">{text(doc)}</div>
            </div>
          );
        }}
      />
      {isOperator(formData) && <span className="design-field-hint">{text(operationHelp[formData].doc)}</span>}
    </>
  );
}
