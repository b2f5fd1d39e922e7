import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  CopyOutlined,
  DeleteOutlined,
  FunctionOutlined,
  GroupOutlined,
  SafetyOutlined,
  SaveOutlined,
  ShrinkOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useDesignerState } from '../../panels/state/use-designer.ts';
import { CommandTool } from './ViewTools.tsx';

/** What can be done with several nodes together. */
export function SelectionTools() {
  const { t } = useTranslation('designer-canvas');
  const { selectedNodes } = useDesignerState();
  if (selectedNodes.length < 2) return null;
  return (
    <div className="design-tools design-selection-tools" role="toolbar" aria-label={t('selectionTools')}>
      <span className="design-selection-count">{t('selected', { count: selectedNodes.length })}</span>
      <CommandTool id="alignLeft" icon={<AlignLeftOutlined />} />
      <CommandTool id="alignCenter" icon={<AlignCenterOutlined />} />
      <CommandTool id="alignRight" icon={<AlignRightOutlined />} />
      <CommandTool id="alignTop" icon={<VerticalAlignTopOutlined />} />
      <CommandTool id="alignMiddle" icon={<VerticalAlignMiddleOutlined />} />
      <CommandTool id="alignBottom" icon={<VerticalAlignBottomOutlined />} />
      <CommandTool id="distributeHorizontal" icon={<ColumnWidthOutlined />} />
      <CommandTool id="distributeVertical" icon={<ColumnHeightOutlined />} />
      <CommandTool id="group" icon={<GroupOutlined />} />
      <CommandTool id="frame" icon={<SaveOutlined />} />
      <CommandTool id="frameTry" icon={<SafetyOutlined />} />
      <CommandTool id="makeFunction" icon={<FunctionOutlined />} />
      <CommandTool id="foldFormula" icon={<ShrinkOutlined />} />
      <CommandTool id="duplicate" icon={<CopyOutlined />} />
      <CommandTool id="remove" icon={<DeleteOutlined />} />
    </div>
  );
}
