import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PermissionAnswer } from '../../../../engine/core/calls/permission.ts';
import { call, Dialog, isGranted, notify, session } from '../../../../engine/web/index.ts';
import { type Department, departmentPath, removeDepartment } from '../departments/departments.ts';

interface OrgNodeProps {
  department: Department;
  onChanged(): void;
}

/** One department, what can be done with it, and those below. */
export function OrgNode({ department, onChanged }: OrgNodeProps) {
  const { t } = useTranslation('showcase');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const { id, name, leader, people, children } = department;
  const remove = async () => {
    setAsking(false);
    await call(removeDepartment, { id });
    notify('success', t('org.removed', { name }));
    onChanged();
  };
  const permission = session.permission as PermissionAnswer | null;
  const items = [
    { key: 'view', label: t('org.view'), node: departmentPath },
    { key: 'edit', label: t('org.edit'), node: `${departmentPath}/edit` },
    { key: 'remove', label: t('org.remove'), node: `${departmentPath}#Remove`, danger: true, disabled: children.length > 0 },
  ].filter(({ node }) => isGranted(permission, node));
  const acts = {
    view: () => navigate(`${departmentPath}?open=${id}`),
    edit: () => navigate(`${departmentPath}/edit/${id}`),
    remove: () => setAsking(true),
  };
  return (
    <li>
      <div className="showcase-org-node">
        <Dropdown
          trigger={['click']}
          menu={{
            items: items.map(({ node: _, ...item }) => item),
            onClick: ({ key }) => Object.entries(acts).find(([act]) => act === key)?.[1](),
          }}
        >
          <button type="button" className="showcase-org-card">
            <strong>{name}</strong>
            <span>{t('org.facts', { leader: leader || '–', people })}</span>
          </button>
        </Dropdown>
        {children.length > 0 && (
          <Button
            size="small"
            shape="round"
            className="showcase-org-fold"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'org.fold' : 'org.unfold', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : children.length}
          </Button>
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <OrgNode key={child.id} department={child} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <Dialog
        open={isAsking}
        title={t('org.ask', { name })}
        okText={t('org.remove')}
        okButtonProps={{ danger: true }}
        onOk={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('org.consequence')}
      </Dialog>
    </li>
  );
}
