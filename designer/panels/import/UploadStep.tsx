import { FileAddOutlined, LinkOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Space } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPicker } from './parts/DocumentPicker.tsx';
import type { ImportState, Place } from './state/use-import.ts';

interface UploadStepProps {
  state: ImportState;
  onFiles(files: readonly File[]): void;
  onText(text: string): void;
  onAddress(address: string): void;
}

/** The ways a document comes in. A refusal is told where it was tried, and what was typed stays. */
export function UploadStep({ state, onFiles, onText, onAddress }: UploadStepProps) {
  const { t } = useTranslation('designer-import');
  const { reading, error } = state;
  const [address, setAddress] = useState('');
  const [typed, setTyped] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    // Not out of a field: this page may open while somebody types elsewhere.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const refusal = (at: Place) => error?.at === at && <Alert className="imp-error" type="error" showIcon title={error.message} role="alert" />;
  return (
    <section className="imp-upload" aria-label={t('step.upload')} aria-busy={reading !== null}>
      <div className="imp-drop">
        <FileAddOutlined className="imp-drop-icon" aria-hidden />
        <p className="imp-drop-title">{t('drop')}</p>
        <p className="p-second">{t('dropHint')}</p>
        <Button ref={button} type="primary" loading={reading === 'file'} onClick={() => picker.current?.click()}>
          {t(reading === 'file' ? 'reading' : 'choose')}
        </Button>
        <DocumentPicker ref={picker} onFiles={onFiles} />
        {refusal('file')}
      </div>
      <form
        className="imp-way"
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim() !== '') onAddress(address);
        }}
      >
        <label className="imp-label" htmlFor={`${id}url`}>
          {t('address')}
        </label>
        <Space.Compact block>
          <Input
            id={`${id}url`}
            prefix={<LinkOutlined aria-hidden />}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://petstore3.swagger.io/api/v3/openapi.json"
            value={address}
            status={error?.at === 'url' ? 'error' : ''}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button htmlType="submit" loading={reading === 'url'} disabled={address.trim() === ''}>
            {t('fetch')}
          </Button>
        </Space.Compact>
        {refusal('url')}
      </form>
      <form
        className="imp-way"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onText(typed);
        }}
      >
        <label className="imp-label" htmlFor={`${id}text`}>
          {t('paste')}
        </label>
        <Input.TextArea
          id={`${id}text`}
          className="imp-code"
          autoSize={{ minRows: 4, maxRows: 12 }}
          spellCheck={false}
          placeholder={'openapi: 3.1.0\ninfo:\n  title: …'}
          value={typed}
          status={error?.at === 'text' ? 'error' : ''}
          onChange={(event) => setTyped(event.target.value)}
        />
        {refusal('text')}
        <div>
          <Button htmlType="submit" loading={reading === 'text'} disabled={typed.trim() === ''}>
            {t('preview')}
          </Button>
        </div>
      </form>
    </section>
  );
}
