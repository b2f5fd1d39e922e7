import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { foldedPanels, foldPanel, type SidePanel } from '../state/window/folded-panels.ts';

/** Folds a panel away, and brings it back: on the edge that it shares with the view. */
export function FoldButton({ side }: { side: SidePanel }) {
  const { t } = useTranslation('designer');
  const isFolded = useSnapshot(foldedPanels)[side];
  const label = t(`${isFolded ? 'unfold' : 'fold'}.${side}`);
  return (
    <Button
      size="small"
      className={`design-fold design-fold-${side}`}
      icon={(side === 'left') === isFolded ? <RightOutlined /> : <LeftOutlined />}
      aria-label={label}
      aria-expanded={!isFolded}
      title={label}
      onClick={() => foldPanel(side, !isFolded)}
    />
  );
}
