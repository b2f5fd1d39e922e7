import { CaretRightOutlined, CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InputProps, useText } from '../../../../engine/web/index.ts';
import { useDepartments } from '../departments/use-departments.ts';
import { flat, idsIn, type TreeLine, tickOf, toggled } from './ticks.ts';
import './department-tree.css';

/** Several departments, ticked in their tree: arrow keys walk and fold, Space ticks with all below. */
export function DepartmentTree({ field, id, value, onChange, onBlur, disabled }: InputProps) {
  const { t } = useTranslation('showcase');
  const text = useText();
  const { forest, hasFailed, reload } = useDepartments();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [focused, setFocused] = useState<number>();
  const tree = useRef<HTMLDivElement>(null);
  if (hasFailed) return <Button onClick={reload}>{t('org.retry')}</Button>;
  if (!forest) return <Skeleton active />;
  const ticked = idsIn(value);
  const lines = flat(forest, (one) => !folded.has(one));
  const at = Math.max(
    0,
    lines.findIndex(({ department }) => department.id === focused),
  );
  const go = (line: TreeLine | undefined) => {
    if (!line) return;
    setFocused(line.department.id);
    tree.current?.querySelector<HTMLElement>(`[data-id="${line.department.id}"]`)?.focus();
  };
  const fold = (one: number, isFolded: boolean) => {
    const next = new Set(folded);
    isFolded ? next.add(one) : next.delete(one);
    setFolded(next);
  };
  const tick = ({ department }: TreeLine) => {
    if (disabled) return;
    const next = toggled(forest, department, ticked);
    onChange(next.length === 0 ? undefined : next);
  };
  const press = (event: KeyboardEvent) => {
    const line = lines[at];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const { department, parent } = line;
    const hasBelow = department.children.length > 0;
    const isOpen = hasBelow && !folded.has(department.id);
    switch (event.key) {
      case 'ArrowDown':
        go(lines[at + 1]);
        break;
      case 'ArrowUp':
        go(lines[at - 1]);
        break;
      case 'Home':
        go(lines[0]);
        break;
      case 'End':
        go(lines.at(-1));
        break;
      case 'ArrowRight':
        isOpen ? go(lines[at + 1]) : fold(department.id, false);
        break;
      case 'ArrowLeft':
        isOpen ? fold(department.id, true) : go(lines.find((one) => one.department.id === parent));
        break;
      case ' ':
      case 'Enter':
        tick(line);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={tree}
        id={id}
        role="tree"
        aria-multiselectable
        aria-label={text(field.label)}
        className="showcase-tree"
        onKeyDown={press}
        onBlur={() => onBlur?.()}
      >
        {lines.map((line, index) => {
          const { department, level } = line;
          const state = tickOf(department, ticked);
          const isOpen = department.children.length > 0 ? !folded.has(department.id) : undefined;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's
            <div
              key={department.id}
              role="treeitem"
              data-id={department.id}
              aria-level={level}
              aria-expanded={isOpen}
              aria-checked={state}
              aria-disabled={disabled}
              tabIndex={index === at ? 0 : -1}
              className="showcase-tree-line"
              style={{ paddingInlineStart: (level - 1) * 24 + 8 }}
              onFocus={() => setFocused(department.id)}
              onClick={() => tick(line)}
            >
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same */}
              <span
                className={`showcase-tree-fold${isOpen ? ' showcase-tree-open' : ''}`}
                onClick={(event) => {
                  event.stopPropagation();
                  fold(department.id, isOpen === true);
                }}
              >
                {isOpen !== undefined && <CaretRightOutlined />}
              </span>
              <span className={`showcase-tree-box${state === false ? '' : ' showcase-tree-ticked'}`}>
                {state === true && <CheckOutlined />}
                {state === 'mixed' && <MinusOutlined />}
              </span>
              {department.name}
            </div>
          );
        })}
        {lines.length === 0 && <p className="showcase-tree-none">{t('org.none')}</p>}
      </div>
      <p className="showcase-tree-count" aria-live="polite">
        {t('tree.ticked', { count: ticked.size })}
      </p>
    </>
  );
}
