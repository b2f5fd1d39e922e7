import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { PermissionAnswer } from '../../../../engine/core/calls/permission.ts';
import { type PageProps, session, useText } from '../../../../engine/web/index.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import './menu.css';

type MenuNode = PermissionAnswer['menu'][number];

/** The three levels of the menu as this account has them, and the pages that take a value in their path or query. */
export default function MenuPage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const navigate = useNavigate();
  const [id, setId] = useState(1);
  const permission = session.permission as PermissionAnswer | null;
  const here = permission?.menu.filter(({ key }) => key === 'showcase') ?? [];
  return (
    <DemoPage screen={screen}>
      <section className="showcase-panel" aria-label={t('menu.levels')}>
        <p className="showcase-note">{t('menu.hint')}</p>
        <MenuLevel nodes={here} level={1} />
      </section>
      <section className="showcase-panel showcase-menu-pages" aria-label={t('menu.parameters')}>
        <h2>{t('menu.parameters')}</h2>
        <p className="showcase-note">{t('menu.parametersHint')}</p>
        <div className="showcase-options">
          <InputNumber<number> aria-label={t('menu.id')} value={id} min={1} max={9_999} onChange={(next) => setId(next ?? 1)} />
          <Button onClick={() => navigate(`/argu/params/${id}`)}>{t('menu.params', { id })}</Button>
          <Button onClick={() => navigate(`/argu/query?id=${id}`)}>{t('menu.query', { id })}</Button>
        </div>
      </section>
    </DemoPage>
  );
}

function MenuLevel({ nodes, level }: { nodes: readonly MenuNode[]; level: number }) {
  const { t } = useTranslation('showcase');
  const text = useText();
  return (
    <ul className="showcase-menu-level">
      {nodes.map((node) => (
        <li key={node.key}>
          {node.path === undefined ? <strong>{text(node.label)}</strong> : <Link to={node.path}>{text(node.label)}</Link>}
          <small>{t('menu.level', { level })}</small>
          {node.children && <MenuLevel nodes={node.children} level={level + 1} />}
        </li>
      ))}
    </ul>
  );
}
