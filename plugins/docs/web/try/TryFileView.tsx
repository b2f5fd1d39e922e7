import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../engine/web/index.ts';
import { JsonCode } from '../parts/JsonCode.tsx';
import type { AnsweredFile } from './send-try.ts';

/** Pictures every browser draws. */
const pictures = /^image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)\b/i;
/** Bytes of text that are shown; the whole of it can be saved. */
const textLimit = 100_000;

/** A file in place of an envelope: to look at where it is a picture or text, and to save. */
export function TryFileView({ file: { name, type, blob } }: { file: AnsweredFile }) {
  const { t } = useTranslation('docs');
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    if (/^text\//i.test(type)) void blob.slice(0, textLimit).text().then(setText);
    if (!pictures.test(type)) return;
    const objectUrl = URL.createObjectURL(blob);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [type, blob]);
  return (
    <>
      <p>{t('try.file')}</p>
      {address !== '' && <img className="docs-picture" src={address} alt={name} />}
      {text !== '' && <JsonCode label={t('try.answer')} text={text} />}
      <Button size="small" onClick={() => saveBlob(name, blob)}>
        {t('try.saveFile')}
      </Button>
    </>
  );
}
