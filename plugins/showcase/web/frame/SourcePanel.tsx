import { CodeOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Select, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton, useIsNarrow } from '../../../../engine/web/index.ts';
import { codeTokens } from './code-tokens.ts';
import { sourcesOf } from './sources.ts';
import './source-panel.css';

/** The files a page is made of, beside it; on a narrow screen below it and folded. */
export function SourcePanel({ screen }: { screen: string }) {
  const { t } = useTranslation('showcase');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(!isNarrow);
  const files = sourcesOf[screen] ?? [];
  const [name, setName] = useState(files[0]?.name ?? '');
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    setText(undefined);
    sourcesOf[screen]
      ?.find((file) => file.name === name)
      ?.load()
      .then((module) => isCurrent && setText(module.default));
    return () => {
      isCurrent = false;
    };
  }, [screen, name, isOpen]);
  const fold = t(isOpen ? 'source.hide' : 'source.show');
  return (
    <aside className={`showcase-source${isOpen ? '' : ' showcase-source-folded'}`} aria-label={t('source.title')}>
      <div className="showcase-source-head">
        <Button type="text" aria-expanded={isOpen} title={fold} icon={isOpen ? <MenuUnfoldOutlined /> : <CodeOutlined />} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('source.title') : fold}
        </Button>
        {isOpen && files.length > 1 && (
          <Select aria-label={t('source.file')} value={name} onChange={setName} options={files.map((file) => ({ value: file.name, label: file.name }))} />
        )}
        {isOpen && files.length === 1 && <code>{name}</code>}
      </div>
      {isOpen && (
        <div className="cell-code-block">
          {text === undefined ? (
            <Skeleton active paragraph={{ rows: 8 }} />
          ) : (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so is reached by keyboard */}
              <pre className="showcase-code" tabIndex={0}>
                {codeTokens(text).map(({ kind, text: part, at }) => (
                  <span key={at} className={kind && `showcase-code-${kind}`}>
                    {part}
                  </span>
                ))}
              </pre>
              <CopyButton text={text} />
            </>
          )}
        </div>
      )}
    </aside>
  );
}
