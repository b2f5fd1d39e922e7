import { CheckCircleFilled } from '@ant-design/icons';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublishedData } from '../../calls/data-calls.ts';
import { type InterfaceDefinition, serviceOf, type TableSpec } from '../../model/types/definition.ts';
import { TableSql } from './TableSql.tsx';

/** What publishing makes of the table: five interfaces with parameters and answers, who may call them, and the table's SQL. */
export function InterfacesPane({
  definitions,
  table,
  isValid,
  published,
}: {
  definitions: readonly InterfaceDefinition[];
  table: TableSpec;
  isValid: boolean;
  published: readonly PublishedData[];
}) {
  const { t } = useTranslation('designer-data');
  return (
    <aside className="data-side" aria-label={t('interfaces')}>
      <h2 className="data-heading">{t('interfaces')}</h2>
      {definitions.length === 0 && <p className="data-quiet">{t('noName')}</p>}
      <ol className="data-interfaces">
        {definitions.map((definition) => {
          const service = serviceOf(definition);
          const live = published.find((one) => one.service === service);
          return (
            <li key={service}>
              <div className="data-interface-name">
                {live ? <Link to={`/techzones/design/design_update/${live.id}`}>{service}</Link> : <code>{service}</code>}
                {live && (
                  <span className="data-live">
                    <CheckCircleFilled aria-hidden /> {t(live.kept ? 'keptLive' : 'live')}
                  </span>
                )}
              </div>
              <div className="data-interface-text">
                {t('takes')} {namesOf(definition.parameters.map(({ name, required }) => `${name}${required ? '!' : ''}`))}
              </div>
              <div className="data-interface-text">
                {t('gives')} {namesOf(definition.returns.filter(({ name }) => !/[.[]/.test(name)).map(({ name }) => name))}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="data-quiet">
        <Tag>{t('notGranted')}</Tag> {t('notGrantedText')}
      </p>
      {table.columns.length > 0 && table.name !== '' && <TableSql table={table} isValid={isValid} />}
    </aside>
  );
}

function namesOf(names: readonly string[]): string {
  return names.length === 0 ? '–' : names.join(', ');
}
