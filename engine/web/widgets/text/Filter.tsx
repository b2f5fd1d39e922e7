import { Input } from 'antd';
import { conditionPart } from '../base/condition-part.ts';
import type { FilterProps } from '../base/widget.ts';

export function TextFilter({ value, onChange, id }: FilterProps) {
  const text = conditionPart(value, 'contains') ?? conditionPart(value, 'eq');
  return (
    <Input
      id={id}
      allowClear
      maxLength={200}
      value={text === undefined ? '' : String(text)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : { contains: event.target.value })}
    />
  );
}
