import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { curlSnippet } from '../../../engine/core/docs/snippets/curl.ts';
import { requestOfCall } from '../../../engine/core/docs/snippets/request/request-of-call.ts';
import { CodeBlock, call as makeCall, saveBlob } from '../../../engine/web/index.ts';
import type { DocCall } from '../shared/call-list.ts';
import { describeCalls } from '../shared/calls.ts';

const answerShape = '{\n  "ret": 200,\n  "data": { … },\n  "msg": ""\n}';

/** The column of code: a request to copy, the shape of every answer, and the document for other tools. */
export function CallExamples({ call }: { call: DocCall }) {
  const { t } = useTranslation('docs');
  return (
    <aside className="docs-code">
      <h2>{t('codeExample')}</h2>
      <CodeBlock text={curlSnippet(requestOfCall(call, location.origin))} />
      <h2>{t('answerExample')}</h2>
      <pre className="cell-code">{answerShape}</pre>
      <h2>{t('openApi.title')}</h2>
      <div className="docs-downloads">
        {call.screen !== undefined && <Download label={t('openApi.screen')} params={{ screen: call.screen }} name={`${call.screen}.openapi.json`} />}
        <Download label={t('openApi.all')} params={{}} name="portico.openapi.json" />
      </div>
    </aside>
  );
}

function Download({ label, params, name }: { label: string; params: { screen?: string }; name: string }) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const document = await makeCall(describeCalls, params);
      saveBlob(name, new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={download}>
      {label}
    </Button>
  );
}
