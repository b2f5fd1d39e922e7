import { Segmented } from 'antd';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { requestOfCall } from '../../../../engine/core/docs/snippets/request/request-of-call.ts';
import { snippetLanguages } from '../../../../engine/core/docs/snippets/snippet-languages.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { DocsPlaceContext } from '../parts/docs-place.ts';
import { SourceCode } from '../parts/SourceCode.tsx';
import { shownValues, type TryValues } from '../try/try-values.ts';
import { chooseLanguage, chosenLanguage } from './chosen-language.ts';
import { FillToken } from './FillToken.tsx';

interface SnippetsProps {
  shown: DocInterface;
  /** What is typed; left out: examples. */
  values?: TryValues;
  /** Values of a named example. */
  parameters?: Readonly<Record<string, Json>>;
  isSigned?: boolean;
}

/** The call in the reader's language, which is remembered. */
export function Snippets({ shown, values, parameters, isSigned = false }: SnippetsProps) {
  const { t } = useTranslation('docs');
  const { origin } = useContext(DocsPlaceContext);
  const { key } = useSnapshot(chosenLanguage);
  const [token, setToken] = useState<string>();
  const language = snippetLanguages.find((one) => one.key === key) ?? snippetLanguages[0];
  const text = useMemo(() => {
    const sent = values ? shownValues(shown.parameters, values) : parameters;
    return language?.print(requestOfCall(shown, origin, { ...(sent && { values: sent }), ...(token !== undefined && { token }), isSigned }));
  }, [shown, values, parameters, isSigned, origin, language, token]);
  if (!language || text === undefined) return null;
  return (
    <>
      <Segmented
        size="small"
        className="docs-languages"
        aria-label={t('language')}
        value={language.key}
        onChange={chooseLanguage}
        options={snippetLanguages.map(({ key: value, label }) => ({ value, label }))}
      />
      <SourceCode label={language.label} text={text} />
      {!isSigned && <FillToken isFilled={token !== undefined} onToken={setToken} />}
    </>
  );
}
