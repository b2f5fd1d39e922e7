import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnField } from '../../../../engine/core/protocol/service-about.ts';
import { Marks } from './Marks.tsx';
import { Nested } from './Nested.tsx';
import { type ReturnNode, returnTree, shapesOf } from './return-tree.ts';
import { TypeWord } from './TypeWord.tsx';
import { Words } from './Words.tsx';

/** The fields of an answer; those inside an object or a list's elements below their own, to any depth. @param model name of the whole shape */
export function ReturnList({ fields, model }: { fields: ReturnField[]; model?: string | undefined }) {
  const nodes = useMemo(() => returnTree(fields), [fields]);
  const shapes = useMemo(() => shapesOf(nodes, model), [nodes, model]);
  return <Fields nodes={nodes} shapes={shapes} level={0} />;
}

interface FieldsProps {
  nodes: ReturnNode[];
  shapes: ReadonlyMap<string, ReturnNode[]>;
  level: number;
}

function Fields({ nodes, shapes, level }: FieldsProps) {
  const { t } = useTranslation('docs');
  return (
    <dl className="docs-parameters">
      {nodes.map((node) => {
        const { name, path, type, format, isList, description, enum: values, children } = node;
        const inside = children.length > 0 ? children : (node.model !== undefined && shapes.get(node.model)) || [];
        return (
          <div key={path}>
            <dt>
              <code>{name}</code>
              <TypeWord type={type} format={format} />
              {format !== undefined && <code className="docs-remark">{format}</code>}
              {isList && inside.length > 0 && <span className="docs-remark">{t('eachElement')}</span>}
              <Marks of={node} />
            </dt>
            {(description || values || inside.length > 0) && (
              <dd>
                {description && <Words text={description} />}
                {values && (
                  <div className="docs-fact">
                    <span>{t('values')}</span>
                    <div>
                      {values.map((value) => (
                        <span className="docs-value" key={String(value)}>
                          <code>{String(value)}</code>
                        </span>
                      ))}
                    </div>
                  </div>
                )}
                {inside.length > 0 && (
                  <Nested count={inside.length} level={level} isAgain={inside !== children}>
                    {() => <Fields nodes={inside} shapes={shapes} level={level + 1} />}
                  </Nested>
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
