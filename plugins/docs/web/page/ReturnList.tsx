import { useTranslation } from 'react-i18next';
import { TypeWord } from '../TypeWord.tsx';
import { Words } from '../Words.tsx';
import type { ReturnNode } from './return-tree.ts';

/** The fields of an answer; those inside an object or a list's elements below their own. */
export function ReturnList({ nodes }: { nodes: ReturnNode[] }) {
  const { t } = useTranslation('docs');
  return (
    <dl className="docs-parameters">
      {nodes.map(({ name, path, type, isList, description, children }) => (
        <div key={path}>
          <dt>
            <code>{name}</code>
            <TypeWord type={type} />
            {isList && children.length > 0 && <span className="docs-remark">{t('eachElement')}</span>}
          </dt>
          {(description || children.length > 0) && (
            <dd>
              {description && <Words text={description} />}
              {children.length > 0 && <ReturnList nodes={children} />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
