import { Dropdown, type MenuProps } from 'antd';
import { useText } from '../../../engine/web/index.ts';
import { useDesigner, useDesignerState } from '../../panels/state/use-designer.ts';
import { commands } from '../commands/commands.ts';
import { printChord } from '../keys/chord.ts';
import { type CommandId, commandIds, commandOf } from '../keys/keymap.ts';
import { useKeymap } from '../keys/use-keymap.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { afterDrawing, takeLostFocus } from '../view/focus-node.ts';
import { menuCommands } from './menu-commands.ts';
import './menu.css';

/** What a right click, or Shift+F10, offers: the commands that make sense there, each with its key. */
export function CanvasMenu() {
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { chordsOf } = useKeymap();
  const { menu } = useCanvasState();
  const { definition, selectedNodes, selectedEdges, history } = useDesignerState();
  if (!menu) return null;
  /** @param act once the menu is gone: no key and no clipboard reaches the canvas behind it */
  const close = (act?: () => void) => {
    canvas.state.menu = null;
    afterDrawing(() => {
      takeLostFocus(canvas);
      act?.();
    });
  };
  const entry = (id: CommandId) => {
    const [chord] = chordsOf(id);
    return { key: id, danger: id === 'remove', label: text(commandOf(id).label), extra: chord === undefined ? undefined : <kbd>{printChord(chord)}</kbd> };
  };
  const items: MenuProps['items'] = menuCommands(definition, selectedNodes, selectedEdges, history).flatMap((part, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...part.map(entry),
  ]);
  const choose: MenuProps['onClick'] = ({ key }) => {
    const id = commandIds.find((one) => one === key);
    close(() => {
      if (id === 'copy' || id === 'cut') document.execCommand(id);
      else if (id) commands[id](designer, canvas);
    });
  };
  const box = canvas.host?.getBoundingClientRect();
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      classNames={{ root: 'design-menu' }}
      menu={{ items, onClick: choose, selectable: false }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <span className="design-menu-place" style={{ left: menu.x - (box?.left ?? 0), top: menu.y - (box?.top ?? 0) }} />
    </Dropdown>
  );
}
