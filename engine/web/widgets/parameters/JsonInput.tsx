import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../core/json/json.ts';
import { parseLossless, printLossless } from '../../../core/json/lossless-json.ts';

interface JsonInputProps {
  id: string;
  value: Json;
  onChange(value: Json): void;
  /** Left out: any JSON. */
  allowed?: 'array' | 'object';
}

/** JSON typed as text; it counts as soon as it is JSON of the right kind. An empty text is null. */
export function JsonInput({ id, value, onChange, allowed }: JsonInputProps) {
  const { t } = useTranslation('form');
  const [typed, setTyped] = useState({ text: print(value), value });
  const isOurs = printLossless(typed.value) === printLossless(value);
  const text = isOurs ? typed.text : print(value);
  const read = parse(text, allowed);
  return (
    <>
      <Input.TextArea
        id={id}
        size="small"
        className="p-parameter-json"
        autoSize={{ minRows: 1, maxRows: 8 }}
        spellCheck={false}
        value={text}
        aria-invalid={read === undefined}
        aria-describedby={read === undefined ? `${id}-fault` : undefined}
        {...(read === undefined && { status: 'error' })}
        onChange={(event) => {
          const next = parse(event.target.value, allowed);
          setTyped({ text: event.target.value, value: next === undefined ? value : next });
          if (next !== undefined) onChange(next);
        }}
      />
      {read === undefined && (
        <span id={`${id}-fault`} className="p-parameter-fault">
          {t(allowed === 'array' ? 'parameters.noArray' : allowed === 'object' ? 'parameters.noObject' : 'parameters.noJson')}
        </span>
      )}
    </>
  );
}

function print(value: Json): string {
  return value === null ? '' : printLossless(value, 1);
}

/** Undefined for what is no JSON of the kind. */
function parse(text: string, allowed: JsonInputProps['allowed']): Json | undefined {
  if (text.trim() === '') return null;
  try {
    const value = parseLossless(text) as Json;
    if (allowed === 'array') return Array.isArray(value) ? value : undefined;
    if (allowed === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    return value;
  } catch {
    return undefined;
  }
}
