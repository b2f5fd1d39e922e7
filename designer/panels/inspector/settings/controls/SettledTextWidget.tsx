import type { WidgetProps } from '@rjsf/utils';
import { NameInput } from '../../../parts/NameInput.tsx';

/** A text in a list of settings, which may name a port that edges lead to. */
export function SettledTextWidget({ id, value, onChange, label, disabled, placeholder }: WidgetProps) {
  return (
    <NameInput
      id={id}
      value={typeof value === 'string' ? value : ''}
      onRename={onChange}
      aria-label={label}
      disabled={disabled ?? false}
      placeholder={placeholder ?? ''}
      spellCheck={false}
    />
  );
}
