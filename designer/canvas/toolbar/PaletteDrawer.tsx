import { AppstoreAddOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../engine/web/index.ts';
import { PaletteContent } from '../palette/PaletteContent.tsx';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';

/** On a small screen: a button that opens the palette over the canvas. */
export function PaletteDrawer() {
  const { t } = useTranslation('designer-canvas');
  const canvas = useCanvas();
  const { isPaletteOpen } = useCanvasState();
  const isNarrow = useIsNarrow();
  if (!isNarrow) return null;
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
        <PaletteContent onAdded={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
