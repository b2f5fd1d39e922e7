import { useNavigate } from 'react-router-dom';
import { isGranted, session, useTab } from '../../../engine/web/index.ts';
import { DropOverlay } from './files/DropOverlay.tsx';
import { keepDroppedFiles } from './files/dropped-files.ts';
import { useWindowDrop } from './files/use-window-drop.ts';

const importPath = '/techzones/design/import';

/** A document dropped on the development list is taken to the import page. */
export default function DropOnList() {
  const { isActive } = useTab();
  const navigate = useNavigate();
  const isOver = useWindowDrop(isActive && isGranted(session.permission, importPath), (dropped) => {
    keepDroppedFiles(dropped);
    void navigate(importPath);
  });
  return isOver ? <DropOverlay /> : null;
}
