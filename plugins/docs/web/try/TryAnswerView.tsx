import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { codeTexts } from '../../../../engine/core/protocol/codes.ts';
import { CopyButton, StatusTag, useText } from '../../../../engine/web/index.ts';
import { JsonCode } from '../parts/JsonCode.tsx';
import { JsonTree } from './JsonTree.tsx';
import type { TryAnswer } from './send-try.ts';
import { TryFileView } from './TryFileView.tsx';

const kilo = 1_024;

/**
 * What a call answered: how it went, how long it took, and the body as a tree or as it came.
 * @param isIncomplete parameters are missing, which their fields say one by one
 */
export function TryAnswerView({ answer, isIncomplete }: { answer: TryAnswer; isIncomplete: boolean }) {
  const { t } = useTranslation('docs');
  const text = useText();
  const [view, setView] = useState('tree');
  const { ret, msg, time, size, requestId, file } = answer;
  const body = useMemo(() => parsed(answer.text), [answer.text]);
  const meaning = text(Object.entries(codeTexts).find(([code]) => code === String(ret))?.[1]);
  const error = answer.hasFailed ? t('try.failed') : isIncomplete ? t('try.required') : undefined;
  return (
    <section className="docs-answer" aria-live="polite" aria-label={t('try.answer')}>
      <div className="docs-answer-facts">
        {file ? <StatusTag tone="success">{file.type}</StatusTag> : <StatusTag tone={ret === 200 ? 'success' : 'error'}>{`ret ${ret}`}</StatusTag>}
        <span>{t('try.time', { time: Math.round(time) })}</span>
        <span>{size < kilo ? t('try.bytes', { size }) : t('try.kilobytes', { size: (size / kilo).toFixed(1) })}</span>
        {requestId && (
          <span className="docs-request">
            <code>{requestId}</code>
            <CopyButton text={requestId} />
          </span>
        )}
      </div>
      {file && <TryFileView key={requestId} file={file} />}
      {!file && ret !== 200 && <p className="docs-fault">{error ?? (msg || meaning)}</p>}
      {body === undefined ? (
        answer.text && <JsonCode label={t('try.answer')} text={answer.text} />
      ) : (
        <>
          <Segmented
            size="small"
            aria-label={t('try.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'tree', label: t('try.tree') },
              { value: 'raw', label: t('try.raw') },
            ]}
          />
          {view === 'tree' ? <JsonTree value={body} /> : <JsonCode label={t('try.answer')} text={printLossless(body, 2)} />}
        </>
      )}
    </section>
  );
}

function parsed(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return undefined;
  }
}
