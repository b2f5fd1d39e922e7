import { AppstoreAddOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';

/** Where there is no room for the panel: a button that opens the palette over the canvas. */
export function PaletteDrawer({ palette }: { palette: ReactNode }) {
  const { t } = useTranslation('designer-canvas');
  const canvas = useCanvas();
  const { isPaletteOpen } = useCanvasState();
  const setOpen = (isOpen: boolean) => {
    canvas.state.isPaletteOpen = isOpen;
  };
  return (
    <>
      <Button className="design-palette-opener" type="primary" icon={<AppstoreAddOutlined />} onClick={() => setOpen(true)}>
        {t('addNode')}
      </Button>
      <Drawer
        open={isPaletteOpen}
        onClose={() => setOpen(false)}
        placement="left"
        size={300}
        title={t('addNode')}
        classNames={{ body: 'design-palette-drawer' }}
      >
        {palette}
      </Drawer>
    </>
  );
}
