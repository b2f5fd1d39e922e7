import { ArrowLeftOutlined, FullscreenExitOutlined, FullscreenOutlined, RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tag, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { StatusTag, useIsNarrow, useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { stepHistory } from '../../canvas/commands/history-commands.ts';
import { useCanvas } from '../../canvas/state/use-canvas.ts';
import { changeDefinition } from '../../model/edits/interface/definition-edits.ts';
import { Switch } from '../parts/Switch.tsx';
import { save } from '../state/actions.ts';
import { designerViews, isUnsaved } from '../state/designer.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { coverWindow, fullWindow } from '../state/window/full-window.ts';
import { KindSwitch } from './KindSwitch.tsx';
import { NameLine } from './NameLine.tsx';
import { Presence } from './Presence.tsx';
import { PublishActions } from './PublishActions.tsx';
import { PublishedNote } from './PublishedNote.tsx';
import './topbar.css';

/** What stands above every view: name, state, the choice of view, and what to do with the interface. */
export function TopBar() {
  const { t } = useTranslation('designer');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const navigate = useNavigate();
  const state = useDesignerState();
  const { id, status, history, view, busy } = state;
  const isFunction = state.definition.kind === 'function';
  const isNarrow = useIsNarrow();
  const { isOn: isFull } = useSnapshot(fullWindow);
  const lastEdit = history.done.at(-1);
  const redone = history.redoable.at(-1);
  return (
    <header className="design-top">
      {isFull && !isNarrow && (
        <Tooltip title={t('toList')}>
          <Button type="text" icon={<ArrowLeftOutlined />} aria-label={t('toList')} onClick={() => void navigate('/techzones/design/list')} />
        </Tooltip>
      )}
      {id === null && (
        <KindSwitch
          kind={isFunction ? 'function' : 'common'}
          onDraw={(kind) =>
            designer.edit(editLabels.field, (current) => changeDefinition(current, { kind, visibility: kind === 'function' ? 'hidden' : 'controlled' }))
          }
        />
      )}
      {id !== null && isFunction && <Tag title={t('kinds.functionHint')}>{t('kinds.function')}</Tag>}
      <NameLine />
      {!(id === null && isUnsaved(state)) && <StatusTag tone={status === 'published' ? 'success' : 'default'}>{t(status)}</StatusTag>}
      {state.isAhead && (
        <Button type="link" size="small" className="design-ahead" title={t('aheadHint')} onClick={() => designer.showDock('history')}>
          {t('ahead')}
        </Button>
      )}
      {isUnsaved(state) && <span className="design-unsaved">{t('unsaved')}</span>}
      <PublishedNote />
      <span className="design-top-space" />
      <Presence />
      <Switch
        label={t('view')}
        value={view}
        onChange={(chosen) => {
          designer.state.view = chosen;
        }}
        options={designerViews.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
      <Tooltip title={lastEdit ? t('undoOf', { act: text(lastEdit.label) }) : t('undo')}>
        <Button type="text" icon={<UndoOutlined />} disabled={!lastEdit} onClick={() => stepHistory(designer, canvas, 'undo')} aria-label={t('undo')} />
      </Tooltip>
      <Tooltip title={redone ? t('redoOf', { act: text(redone.label) }) : t('redo')}>
        <Button type="text" icon={<RedoOutlined />} disabled={!redone} onClick={() => stepHistory(designer, canvas, 'redo')} aria-label={t('redo')} />
      </Tooltip>
      {!isNarrow && (
        <Tooltip title={t(isFull ? 'fullLeave' : 'full')}>
          <Button
            type="text"
            icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            aria-label={t(isFull ? 'fullLeave' : 'full')}
            onClick={() => coverWindow(!isFull)}
          />
        </Tooltip>
      )}
      <Button icon={<SaveOutlined />} loading={busy === 'saving'} onClick={() => void save(designer)}>
        {t('save')}
      </Button>
      <PublishActions />
    </header>
  );
}
