import { FileMarkdownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { interfaceMarkdown } from '../../../../engine/core/docs/markdown/interface-markdown.ts';
import { callForFile, copyText, notify, useLanguage } from '../../../../engine/web/index.ts';
import { downloadOpenApi } from '../../shared/calls.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { DocsPlaceContext } from '../parts/docs-place.ts';

/** One interface for other tools: OpenAPI, and its page as Markdown for notes and agents. */
export function Downloads({ shown }: { shown: DocInterface }) {
  const { t } = useTranslation('docs');
  const { origin, password } = useContext(DocsPlaceContext);
  const language = useLanguage();
  const copy = async () => {
    const isCopied = await copyText(interfaceMarkdown(shown, { language, origin }));
    notify(isCopied ? 'success' : 'error', t(isCopied ? 'markdown.copied' : 'markdown.notCopied'));
  };
  return (
    <div className="docs-downloads">
      <DownloadButton label="OpenAPI" ask={() => callForFile(downloadOpenApi, { service_name: shown.service, origin, password }, { quiet: true })} />
      <Button size="small" icon={<FileMarkdownOutlined aria-hidden />} onClick={copy}>
        {t('markdown.copy')}
      </Button>
    </div>
  );
}
