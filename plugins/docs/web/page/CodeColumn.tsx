import { Segmented } from 'antd';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocInterface } from '../../shared/catalog.ts';
import { JsonCode } from '../parts/JsonCode.tsx';
import { initialValues, valuesOfExample } from '../try/try-values.ts';
import { ExampleChoice } from './ExampleChoice.tsx';
import { Snippets } from './Snippets.tsx';

const TryIt = lazy(() => import('../try/TryIt.tsx'));

interface CodeColumnProps {
  shown: DocInterface;
  column: Ref<HTMLElement>;
  isTrying: boolean;
  onTrying(isTrying: boolean): void;
}

/** The call as code and what it answers, or the form that really makes it. The code follows what is typed. */
export function CodeColumn({ shown, column, isTrying, onTrying }: CodeColumnProps) {
  const { t } = useTranslation('docs');
  const { parameters, media, examples = [] } = shown;
  const [values, setValues] = useState(() => initialValues(parameters));
  const [chosen, setChosen] = useState<number | null>(null);
  const example = chosen === null ? undefined : examples[chosen];
  const choose = (index: number | null) => {
    setChosen(index);
    const sent = index === null ? undefined : examples[index]?.parameters;
    setValues(sent ? valuesOfExample(parameters, sent) : initialValues(parameters));
  };
  const answer = example?.data === undefined ? shown.example : example.data;
  return (
    <aside className={isTrying ? 'docs-code docs-trying' : 'docs-code'} ref={column} aria-label={t(isTrying ? 'try.title' : 'codeExample')}>
      <Segmented
        block
        value={isTrying ? 'try' : 'example'}
        onChange={(view) => onTrying(view === 'try')}
        options={[
          { value: 'example', label: t('examples') },
          { value: 'try', label: t('try.title') },
        ]}
      />
      {examples.length > 0 && <ExampleChoice examples={examples} chosen={chosen} onChoose={choose} />}
      {isTrying && (
        <Suspense>
          <TryIt shown={shown} values={values} onValues={setValues} />
        </Suspense>
      )}
      <h2>{t('codeExample')}</h2>
      <Snippets shown={shown} {...(isTrying ? { values } : example?.parameters && { parameters: example.parameters })} />
      {!isTrying && media === undefined && (
        <>
          <h2>{t('answerExample')}</h2>
          <JsonCode label={t('answerExample')} text={JSON.stringify({ ret: 200, data: answer, msg: '' }, null, 2)} />
        </>
      )}
    </aside>
  );
}
