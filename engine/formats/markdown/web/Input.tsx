import { PictureOutlined } from '@ant-design/icons';
import { Flex, Input, Segmented, Skeleton } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import { lazyPart } from '../../../web/widgets/base/lazy-part.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { IconButton } from '../../../web/widgets/parts/IconButton.tsx';
import { imageTypes } from '../../../web/widgets/upload/check-upload.ts';
import { UploadLine } from '../../../web/widgets/upload/UploadLine.tsx';
import { useUploads } from '../../../web/widgets/upload/use-uploads.ts';
import { withPicture } from './with-picture.ts';

const MarkdownPreview = lazyPart(() => import('./MarkdownPreview.tsx'), <Skeleton active />);

/** Markdown as text, with a preview. Pictures that are dropped, pasted or chosen are uploaded first, and stand where the caret was. */
export default function MarkdownInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const [view, setView] = useState('write');
  const text = textValue(value);
  const chooser = useRef<HTMLInputElement>(null);
  // Uploads end later: what was typed meanwhile stays.
  const latest = useRef({ text, caret: text.length });
  latest.current.text = text;
  const { uploads, start } = useUploads('image', ({ url, title }) => {
    const { text: whole, caret } = withPicture(latest.current.text, latest.current.caret, { url, title });
    latest.current = { text: whole, caret };
    onChange(whole);
  });
  const take = (event: { preventDefault(): void }, files: FileList | null | undefined) => {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'));
    if (pictures.length === 0 || disabled) return;
    event.preventDefault();
    start(pictures);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    start([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <>
      <Flex gap={8} align="center" style={{ marginBottom: 8 }}>
        <Segmented
          size="small"
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: t('markdown.write') },
            { value: 'preview', label: t('markdown.preview') },
          ]}
        />
        {view === 'write' && !disabled && (
          <>
            <IconButton icon={<PictureOutlined />} label={t('richtext.picture')} size="small" onClick={() => chooser.current?.click()} />
            <input ref={chooser} type="file" accept={imageTypes.join()} multiple hidden onChange={choose} />
          </>
        )}
      </Flex>
      {view === 'preview' ? (
        <MarkdownPreview text={text} />
      ) : (
        <Input.TextArea
          {...inputAria(props)}
          value={text}
          onChange={(event) => onChange(event.target.value || undefined)}
          onSelect={(event) => {
            latest.current.caret = event.currentTarget.selectionStart;
          }}
          onPaste={(event) => take(event, event.clipboardData.files)}
          onDrop={(event) => take(event, event.dataTransfer.files)}
          onBlur={onBlur}
          disabled={disabled}
          status={status}
          autoSize={{ minRows: 8, maxRows: 24 }}
          style={{ fontFamily: 'var(--p-font-code)' }}
        />
      )}
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onStopped={() => chooser.current?.focus()} />
      ))}
    </>
  );
}
