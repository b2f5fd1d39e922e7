import { useTranslation } from 'react-i18next';
import type { AnswerHeader } from '../../../../engine/core/protocol/service-about.ts';
import { TypeWord } from './TypeWord.tsx';
import { Words } from './Words.tsx';

/** Headers of the other side that an answer carries. */
export function AnswerHeaders({ headers }: { headers: AnswerHeader[] }) {
  const { t } = useTranslation('docs');
  return (
    <>
      <h3>{t('answerHeaders')}</h3>
      <dl className="docs-parameters">
        {headers.map(({ name, type = 'string', description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <TypeWord type={type} />
            </dt>
            {description && (
              <dd>
                <Words text={description} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
