import {
  ApartmentOutlined,
  ExpandOutlined,
  FileTextOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, useStore } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import { Tool } from '../../panels/parts/Tool.tsx';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { commands } from '../commands/commands.ts';
import { type CommandId, commandOf } from '../keys/keymap.ts';
import { useKeymap } from '../keys/use-keymap.ts';
import { useCanvas } from '../state/use-canvas.ts';

/** Zoom, fit, layout, find, help. */
export function ViewTools() {
  const { t } = useTranslation('designer-canvas');
  const canvas = useCanvas();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  return (
    <Panel position="bottom-left" className="design-tools" role="toolbar" aria-label={t('viewTools')}>
      <Tool label={t('zoomOut')} icon={<ZoomOutOutlined />} onClick={() => void canvas.view?.zoomOut()} />
      <CommandTool id="zoom100" words={`${percent}%`} />
      <Tool label={t('zoomIn')} icon={<ZoomInOutlined />} onClick={() => void canvas.view?.zoomIn()} />
      <CommandTool id="fit" icon={<ExpandOutlined />} />
      <CommandTool id="layout" icon={<ApartmentOutlined />} />
      <CommandTool id="add" icon={<PlusOutlined />} />
      <CommandTool id="note" icon={<FileTextOutlined />} />
      <CommandTool id="find" icon={<SearchOutlined />} />
      <CommandTool id="help" icon={<QuestionCircleOutlined />} />
    </Panel>
  );
}

/** A command as a button, with its key in the tooltip. */
export function CommandTool({ id, icon, words }: { id: CommandId; icon?: ReactNode; words?: string }) {
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { chordsOf } = useKeymap();
  const label = text(commandOf(id).label);
  const [chord] = chordsOf(id);
  return <Tool label={label} hint={chord} icon={icon} words={words} onClick={() => commands[id](designer, canvas)} />;
}
