import { CaretDownOutlined, CaretRightOutlined, WarningOutlined } from '@ant-design/icons';
import { Dropdown, Input } from 'antd';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import { printTypedValue } from '../../model/quick-entry/typed-value.ts';
import { typeKind } from '../../model/types/value-type.ts';
import { portName } from '../parts/node-name.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { InputLine } from './InputLine.tsx';
import { ownActions, renamer } from './item-actions.ts';
import { itemText } from './item-text.ts';
import type { VisibleItem } from './visible-items.ts';

interface OutlineRowProps {
  row: VisibleItem;
  isActive: boolean;
  isSelected: boolean;
  isFolded: boolean;
  editing: 'input' | 'name' | null;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onFold(): void;
  onOpen(): void;
  onRename(): void;
  onRemove(): void;
  /** Back from editing to the line. */
  onLeave(): void;
}

/** One line of the outline with its menu. */
export function OutlineRow(props: OutlineRowProps) {
  const { row, isActive, isSelected, isFolded, editing, onFocus, onKeyDown, onFold, onOpen, onRename, onRemove, onLeave } = props;
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { diagnostics } = useDesignerState();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { item, level, position, size } = row;
  const hasChildren = item.children.length > 0;
  const name = item.kind === 'section' ? t(`outline.${item.section}`) : text(itemText(item));
  const diagnostic = item.kind === 'node' ? diagnostics.find(({ node }) => node === item.node.id) : undefined;
  const actions = ownActions(designer, item);
  const menu = [
    ...(item.kind === 'section' ? [] : [{ key: 'open', label: t('outline.edit'), onClick: onOpen }]),
    ...(renamer(designer, item) ? [{ key: 'rename', label: t('outline.rename'), onClick: onRename }] : []),
    ...actions.map(({ key, label, run }) => ({ key, label: text(label), onClick: run })),
    ...(item.kind === 'section'
      ? []
      : [{ key: 'remove', label: t(item.kind === 'input' ? 'outline.clear' : 'outline.remove'), danger: true, onClick: onRemove }]),
  ];
  const keys = (event: KeyboardEvent) => {
    if (event.target === event.currentTarget && (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) {
      event.preventDefault();
      setMenuOpen(true);
    } else onKeyDown(event);
  };
  return (
    <Dropdown
      menu={{ items: menu }}
      autoFocus
      trigger={['contextMenu']}
      open={isMenuOpen && menu.length > 0}
      onOpenChange={(isOpen) => {
        setMenuOpen(isOpen);
        if (!isOpen) onLeave();
      }}
    >
      <div
        role="treeitem"
        data-item={item.id}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={size}
        aria-selected={isSelected}
        {...(hasChildren && { 'aria-expanded': !isFolded })}
        tabIndex={isActive ? 0 : -1}
        className={`design-item design-item-${item.kind}${item.kind === 'node' && item.node.disabled ? ' design-item-off' : ''}`}
        style={{ paddingInlineStart: (level - 1) * 20 + 4 }}
        onFocus={(event) => event.target === event.currentTarget && onFocus()}
        onKeyDown={keys}
        onDoubleClick={(event: MouseEvent) => event.target instanceof HTMLElement && !event.target.closest('input, .ant-select') && onOpen()}
      >
        <div className="design-item-line">
          <span className="design-item-caret" aria-hidden onClick={onFold}>
            {hasChildren && (isFolded ? <CaretRightOutlined /> : <CaretDownOutlined />)}
          </span>
          {item.kind === 'node' && <span className={`design-insp-family design-family-${nodeTypeOf(item.node.type)?.family ?? 'none'}`} aria-hidden />}
          {editing === 'name' ? <NameInput row={row} onLeave={onLeave} /> : <span className="design-item-name">{name}</span>}
          <Note row={row} />
          {diagnostic && (
            <span className={`design-insp-diagnostic-${diagnostic.severity}`}>
              <WarningOutlined aria-hidden /> {text(diagnostic.text)}
            </span>
          )}
        </div>
        {editing === 'input' && item.kind === 'input' && <InputLine item={item} onLeave={onLeave} />}
      </div>
    </Dropdown>
  );
}

/** What stands beside the name: a type, where a value comes from, what a section is empty of. */
function Note({ row: { item } }: { row: VisibleItem }) {
  const { t } = useTranslation('designer-inspector');
  const { t: panelWord } = useTranslation('designer-panels');
  const text = useText();
  const { definition } = useDesignerState();
  switch (item.kind) {
    case 'section':
      return item.children.length === 0 ? <span className="design-option-note">{t('outline.empty')}</span> : null;
    case 'parameter':
      return (
        <>
          <TypeMark type={item.parameter.type} />
          {item.parameter.required && <span className="design-option-note">{panelWord('row.required')}</span>}
        </>
      );
    case 'return':
      return (
        <>
          <TypeMark type={item.field.type} />
          <span className="design-option-note">{item.field.description}</span>
        </>
      );
    case 'node':
      return <span className="design-option-note">{item.node.note ?? ''}</span>;
    case 'input': {
      const { port, from, value, formula } = item;
      // A body takes no value: it says what it is for.
      if (port.isBare) return <span className="design-option-note">{port.label && text(port.label)}</span>;
      const words = from
        ? `← ${portName(definition, from, text)}`
        : formula !== undefined
          ? `= ${formula}`
          : value !== undefined
            ? `= ${printTypedValue(port.type, value)}`
            : port.default !== undefined
              ? t('ports.default', { value: printTypedValue(port.type, port.default) })
              : t('outline.open');
      return (
        <>
          <TypeMark type={typeKind(port.type)} />
          <span
            className={
              from || formula !== undefined || value !== undefined || port.default !== undefined ? 'design-option-note' : 'design-insp-diagnostic-warning'
            }
          >
            {words}
          </span>
        </>
      );
    }
  }
}

function NameInput({ row, onLeave }: { row: VisibleItem; onLeave(): void }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const own = renamer(designer, row.item);
  const [typed, setTyped] = useState(own?.name ?? '');
  return (
    <Input
      size="small"
      className="design-item-input"
      aria-label={t('outline.rename')}
      autoFocus
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') own?.rename(typed);
        if (event.key === 'Enter' || event.key === 'Escape') onLeave();
        event.stopPropagation();
      }}
    />
  );
}
