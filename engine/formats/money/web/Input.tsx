import { Input } from 'antd';
import { useState } from 'react';
import { yuanOf } from '../../../core/text/money.ts';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { fenOf } from './fen.ts';

/**
 * Yuan outside, integer fen inside. While typing the text is the person's own; on leaving it is put into form.
 * A text that is no amount goes into the record as it is, so that the record's check names it.
 */
export default function MoneyInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const formatted = typeof value === 'number' ? yuanOf(value) : textValue(value);
  const type = (text: string) => {
    setTyped(text);
    onChange(fenOf(text) ?? (text.trim() || undefined));
  };
  const leave = () => {
    setTyped(null);
    onBlur?.();
  };
  return (
    <Input
      {...inputAria(props)}
      prefix="¥"
      inputMode="decimal"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      value={typed ?? formatted}
      onFocus={() => setTyped((text) => text ?? formatted.replaceAll(',', ''))}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      disabled={disabled}
      status={status}
      autoComplete="off"
    />
  );
}
