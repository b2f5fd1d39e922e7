import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { CodeEditor } from '../../../web/widgets/code-editor/CodeEditor.tsx';
import { formatJson, jsonError } from './json-error.ts';

/** JSON as text. A wrong text stays what was typed and goes into the record as text, so that the check refuses it. */
export function JsonText(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const [typed, setTyped] = useState<string | null>(null);
  const isText = field.type === 'string';
  const stored = printed(value, isText);
  const text = typed !== null && sameJson(typed, stored) ? typed : stored;
  const error = jsonError(text);
  const change = (next: string) => {
    setTyped(next);
    if (next.trim() === '') onChange(undefined);
    else onChange(isText || jsonError(next) ? next : JSON.parse(next));
  };
  const formatted = formatJson(text);
  return (
    <>
      <CodeEditor aria={inputAria(props)} language="json" text={text} onChange={change} onBlur={onBlur} disabled={disabled} status={error ? 'error' : status} />
      <Flex justify="space-between" align="center" gap={8} style={{ marginTop: 4 }}>
        <Typography.Text type="danger" aria-live="polite">
          {error && t('json.wrong', { ...error })}
        </Typography.Text>
        <Button size="small" disabled={disabled || formatted === null || formatted === text} onClick={() => formatted !== null && change(formatted)}>
          {t('json.format')}
        </Button>
      </Flex>
    </>
  );
}

function printed(value: unknown, isText: boolean): string {
  if (value === undefined || value === null) return '';
  return isText || typeof value === 'string' ? String(value) : JSON.stringify(value, null, 2);
}

function sameJson(a: string, b: string): boolean {
  return a === b || (formatJson(a) !== null && formatJson(a) === formatJson(b)) || (a.trim() === '' && b === '');
}
