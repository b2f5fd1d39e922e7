import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAnswer } from '../../../../designer/calls/drafts/draft-calls.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { call, isGranted, notify, session } from '../../../../engine/web/index.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import type { TryAnswer } from './send-try.ts';
import { shownValues, type TryValues } from './try-values.ts';

/** The right to design, without which nobody may change an interface. */
const designRight = '/techzones/design/design';

interface KeepAnswerProps {
  shown: DocInterface;
  /** What was asked. */
  sent: TryValues;
  answer: TryAnswer;
}

/** For who may design: what a call answered becomes the example of the docs, or a test case. */
export function KeepAnswer({ shown, sent, answer }: KeepAnswerProps) {
  const { t } = useTranslation('docs');
  const [title, setTitle] = useState(shown.title);
  const [busy, setBusy] = useState<'example' | 'test' | null>(null);
  const hasFile = Object.values(sent).some((value) => value instanceof File);
  if (!isGranted(session.permission, designRight) || hasFile) return null;
  const keep = async (as: 'example' | 'test') => {
    setBusy(as);
    try {
      const parameters = shownValues(shown.parameters, sent);
      await call(keepAnswer, {
        service_name: shown.service,
        as,
        title: as === 'test' ? title : undefined,
        parameters,
        ret: answer.ret,
        data: printLossless(answer.data),
      });
      notify('success', t(`keep.kept.${as}`));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="docs-keep">
      {answer.ret === 200 && (
        <Button size="small" loading={busy === 'example'} onClick={() => keep('example')}>
          {t('keep.example')}
        </Button>
      )}
      <Input size="small" aria-label={t('keep.title')} value={title} maxLength={100} onChange={(event) => setTitle(event.target.value)} />
      <Button size="small" loading={busy === 'test'} disabled={title.trim() === ''} onClick={() => keep('test')}>
        {t('keep.test')}
      </Button>
    </div>
  );
}
