import { Input, Skeleton } from 'antd';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useText } from '../../../../engine/web/index.ts';
import { listDescriptorWords } from '../../shared/calls.ts';
import type { DescriptorWord, WordSection } from '../../shared/descriptor-words.ts';
import { JsonCode } from '../parts/JsonCode.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import './words.css';

/** All words of descriptors with what they mean, what may stand there, and how a real screen uses them. */
export default function WordsPage() {
  const { t } = useTranslation('docs');
  const text = useText();
  const { sections, error, retry } = useSections();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!sections) return <Skeleton active paragraph={{ rows: 8 }} />;
  const isFound = ({ name, description }: DescriptorWord) => [name, text(description ?? undefined)].some((words) => words.toLowerCase().includes(wanted));
  const shown = sections.map((section) => ({ ...section, words: section.words.filter(isFound) })).filter(({ words }) => words.length > 0);
  return (
    <div className="words">
      <nav className="words-list" aria-label={t('words.sections')}>
        {sections.map(({ name }) => (
          <a key={name} href={`#${anchorOf(name)}`} onClick={(event) => goTo(event, name)}>
            {name === '' ? t('words.file') : name}
          </a>
        ))}
      </nav>
      <article className="words-text">
        <h1>{t('words.title')}</h1>
        <p>{t('words.purpose')}</p>
        <Input.Search
          allowClear
          aria-label={t('words.search')}
          placeholder={t('words.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {shown.length === 0 && <p>{t('words.none')}</p>}
        {shown.map((section) => (
          <Section key={section.name} section={section} />
        ))}
      </article>
    </div>
  );
}

function Section({ section: { name, description, words } }: { section: WordSection }) {
  const { t } = useTranslation('docs');
  const text = useText();
  return (
    <section id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`}>
      <h2 id={`${anchorOf(name)}-title`}>{name === '' ? t('words.file') : <code>{name}</code>}</h2>
      {description && <p>{text(description)}</p>}
      <dl>
        {words.map((word) => (
          <div key={word.name} className="words-word">
            <dt>
              <code className="words-name">{word.name}</code>
              {word.isRequired && <span className="words-required">{t('words.required')}</span>}
              <code className="words-type">{word.type}</code>
              {word.default !== undefined && <span className="words-type">{t('words.default', { value: JSON.stringify(word.default) })}</span>}
            </dt>
            <dd>
              {word.description && <p>{text(word.description)}</p>}
              {word.sections.length > 0 && (
                <p>
                  {t('words.inside')}{' '}
                  {word.sections.map((inner) => (
                    <a key={inner} href={`#${anchorOf(inner)}`} onClick={(event) => goTo(event, inner)}>
                      <code>{inner}</code>
                    </a>
                  ))}
                </p>
              )}
              {word.example && <Example word={word} example={word.example} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Example({ word, example }: { word: DescriptorWord; example: NonNullable<DescriptorWord['example']> }) {
  const { t } = useTranslation('docs');
  const text = useText();
  const json = JSON.stringify(JSON.parse(example.json), null, 2);
  return (
    <figure className="words-example">
      <figcaption>{example.label ? t('words.example', { screen: text(example.label) }) : t('words.sample')}</figcaption>
      <JsonCode text={`"${word.name}": ${json}`} label={t('words.exampleOf', { word: word.name })} />
    </figure>
  );
}

/** The address of the page says which page it is, so what is scrolled to does not stand in it. */
function goTo(event: React.MouseEvent, name: string): void {
  event.preventDefault();
  document.getElementById(anchorOf(name))?.scrollIntoView({ block: 'start' });
}

function anchorOf(name: string): string {
  return name === '' ? 'word-file' : `word-${name.replaceAll('.', '-')}`;
}

function useSections() {
  const [answer, setAnswer] = useState<{ sections?: readonly WordSection[]; error?: string }>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    call(listDescriptorWords, {}, { signal: abort.signal, quiet: true }).then(
      setAnswer,
      (error: Error) => abort.signal.aborted || setAnswer({ error: error.message }),
    );
    return () => abort.abort();
  }, [round]);
  return { ...answer, retry: () => setRound(round + 1) };
}
