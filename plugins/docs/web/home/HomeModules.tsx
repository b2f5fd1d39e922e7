import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameSite } from '../../../../engine/web/index.ts';
import type { CatalogModule, CatalogRow } from '../../shared/catalog.ts';
import { listRows, searchIndexOf } from '../list/list-rows.ts';
import { useCatalog } from '../reader/use-catalog.ts';
import './home-modules.css';

/** Modules on the front page, interfaces named of each, and results shown for a search. */
const most = { modules: 6, interfaces: 3, results: 8 };

/** What the platform's interfaces are about, and a search over all of them. Nothing while there are none, or none a visitor may know of. */
export default function HomeModules() {
  const { t } = useTranslation('docs');
  const { state } = useCatalog();
  const [search, setSearch] = useState('');
  const title = state.kind === 'ready' ? state.catalog.title : '';
  useEffect(() => nameSite(title), [title]);
  if (state.kind !== 'ready' || state.catalog.modules.length === 0) return null;
  const { modules } = state.catalog;
  return (
    <section className="home-modules" aria-label={t('interfaces')}>
      <Input
        type="search"
        allowClear
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('home.search')}
        placeholder={t('home.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {search.trim() === '' ? <Modules modules={modules} /> : <Found rows={foundIn(modules, search)} />}
    </section>
  );
}

function Modules({ modules }: { modules: readonly CatalogModule[] }) {
  const { t } = useTranslation('docs');
  return (
    <ul className="home-module-list">
      {modules.slice(0, most.modules).map(({ name, interfaces }) => (
        <li key={name}>
          <h2>{name}</h2>
          <p className="p-second">{t('home.count', { count: interfaces.length })}</p>
          <Rows rows={interfaces.slice(0, most.interfaces)} />
        </li>
      ))}
    </ul>
  );
}

function Found({ rows }: { rows: CatalogRow[] }) {
  const { t } = useTranslation('docs');
  return (
    <div className="home-found" aria-live="polite">
      {rows.length === 0 ? <p className="p-second">{t('home.none')}</p> : <Rows rows={rows} />}
    </div>
  );
}

function Rows({ rows }: { rows: CatalogRow[] }) {
  return (
    <ul>
      {rows.map(({ service, title }) => (
        <li key={service}>
          <Link to={`/docs/${encodeURIComponent(service)}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** As the list of the docs finds them. */
function foundIn(modules: readonly CatalogModule[], search: string): CatalogRow[] {
  const groups = modules.map(({ name, interfaces }) => ({
    name,
    title: name,
    entries: interfaces.map(({ service, title, summary }) => ({ service, title, words: summary })),
  }));
  const found = listRows(groups, [searchIndexOf(groups)], search, new Set()).flatMap((row) => (row.kind === 'entry' ? [row.entry.service] : []));
  const rows = new Map(modules.flatMap(({ interfaces }) => interfaces.map((row) => [row.service, row])));
  return found.slice(0, most.results).flatMap((service) => rows.get(service) ?? []);
}
