import { PictureOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria } from '../base/input-aria.ts';
import type { InputProps } from '../base/widget.ts';
import { imageTypes, type UploadKind } from './check-upload.ts';

export interface UploadZoneProps extends Pick<InputProps, 'id' | 'field' | 'disabled' | 'status' | 'onBlur'> {
  kind: UploadKind;
  size?: string;
  max?: number;
  isReplacing: boolean;
  onChoose(files: File[]): void;
  /** Where pictures can be taken from a library, too. */
  onBrowse?(): void;
}

/** Where files come in: a button, a place to drop them, and Ctrl+V while it has the focus. */
export function UploadZone(props: UploadZoneProps) {
  const { id, field, kind, size, max, isReplacing, onChoose, onBrowse, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const { token } = theme.useToken();
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { 'aria-required': _, 'aria-invalid': __, ...aria } = inputAria(props);
  const take = (files: FileList | File[] | null | undefined) => {
    if (!disabled && files?.length) onChoose([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files].map(namedByTime));
  };
  const border = status === 'error' ? token.colorError : isOver ? token.colorPrimary : token.colorBorder;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting only add to what the button inside does
    <div
      className="upload-zone"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 8,
        padding: 12,
        border: `1px dashed ${border}`,
        borderRadius: token.borderRadius,
        background: isOver ? token.colorPrimaryBg : token.colorFillQuaternary,
      }}
    >
      <Button
        {...aria}
        aria-labelledby={`${id}-label ${id}-choose`}
        icon={<UploadOutlined />}
        disabled={disabled}
        onBlur={onBlur}
        onClick={() => picker.current?.click()}
      >
        <span id={`${id}-choose`}>{t(isReplacing ? 'upload.replace' : kind === 'image' ? 'upload.chooseImage' : 'upload.chooseFile')}</span>
      </Button>
      {onBrowse && (
        <Button icon={<PictureOutlined />} disabled={disabled} onBlur={onBlur} onClick={onBrowse}>
          {t('library.open')}
        </Button>
      )}
      <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {t(kind === 'image' && !field.hint ? 'upload.imageHint' : 'upload.fileHint')}
        {size !== undefined && <span style={{ marginInlineStart: 4 }}>{t('upload.exactly', { size: size.replace('x', ' × ') })}</span>}
      </span>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={max !== 1}
        accept={kind === 'image' ? imageTypes.join() : undefined}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** Browsers call every picture of the clipboard `image.png`: two of them would be taken for the same file. */
function namedByTime(file: File, at: number): File {
  if (file.name !== 'image.png') return file;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  return new File([file], `image-${time}${at > 0 ? `-${at}` : ''}.png`, { type: file.type });
}
