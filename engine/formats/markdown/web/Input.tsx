import { Input, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import { lazyPart } from '../../../web/widgets/base/lazy-part.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

const MarkdownPreview = lazyPart(() => import('./MarkdownPreview.tsx'), <Skeleton active />);

export default function MarkdownInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const [view, setView] = useState('write');
  const text = textValue(value);
  return (
    <>
      <Segmented
        size="small"
        style={{ marginBottom: 8 }}
        value={view}
        onChange={setView}
        options={[
          { value: 'write', label: t('markdown.write') },
          { value: 'preview', label: t('markdown.preview') },
        ]}
      />
      {view === 'preview' ? (
        <MarkdownPreview text={text} />
      ) : (
        <Input.TextArea
          {...inputAria(props)}
          value={text}
          onChange={(event) => onChange(event.target.value || undefined)}
          onBlur={onBlur}
          disabled={disabled}
          status={status}
          autoSize={{ minRows: 8, maxRows: 24 }}
          style={{ fontFamily: 'var(--p-font-code)' }}
        />
      )}
    </>
  );
}
