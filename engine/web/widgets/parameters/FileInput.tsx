import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../core/json/json.ts';

interface FileInputProps {
  id: string;
  value: Json;
  isRequired: boolean;
  onChange(value: Json, file?: File): void;
}

/** A file to upload with a test run. The parameter's value is its name. */
export function FileInput({ id, value, isRequired, onChange }: FileInputProps) {
  const { t } = useTranslation('form');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <span className="p-parameter-file">
      <Button id={id} size="small" icon={<UploadOutlined />} onClick={() => chooser.current?.click()}>
        <span className="p-parameter-file-name">{typeof value === 'string' ? value : t('parameters.chooseFile')}</span>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChange(file.name, file);
          // The same file may be chosen again after it has changed.
          target.value = '';
        }}
      />
      {value !== null && !isRequired && (
        <Button size="small" type="text" icon={<CloseOutlined />} aria-label={t('parameters.removeFile')} onClick={() => onChange(null)} />
      )}
    </span>
  );
}
