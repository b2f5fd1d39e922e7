import { Input } from 'antd';
import { type CellProps, defineWidget, type InputProps } from '../../../engine/web/index.ts';

/** A password that is typed to be compared, not to be chosen: without the rules and the strength of a new one. */
function PasswordInput({ field, id, value, onChange, onBlur, disabled, status }: InputProps) {
  return (
    <Input.Password
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      required={field.required}
      autoComplete={field.name === 'old_password' ? 'current-password' : 'new-password'}
    />
  );
}

function NoCell(_: CellProps) {
  return null;
}

export default defineWidget({ Input: PasswordInput, Cell: NoCell });
