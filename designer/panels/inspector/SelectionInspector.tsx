import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { groupNodes, ungroup } from '../../model/edits/flow/group-edits.ts';
import { removeNodes, toggleDisabled } from '../../model/edits/flow/node-edits.ts';
import { removeNotes } from '../../model/edits/flow/note-edits.ts';
import { type Alignment, alignNodes, distributeNodes } from '../../model/layout/arrange-nodes.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

const alignments: [Alignment, ReactNode][] = [
  ['left', <AlignLeftOutlined key="left" />],
  ['center', <AlignCenterOutlined key="center" />],
  ['right', <AlignRightOutlined key="right" />],
  ['top', <VerticalAlignTopOutlined key="top" />],
  ['middle', <VerticalAlignMiddleOutlined key="middle" />],
  ['bottom', <VerticalAlignBottomOutlined key="bottom" />],
];

/** Several things at once: arrange, group, disable, delete. */
export function SelectionInspector() {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition, selectedNodes } = useDesignerState();
  const isNode = new Set(definition.flow.nodes.map(({ id }) => id));
  const nodes = selectedNodes.filter((id) => isNode.has(id));
  const groups = (definition.flow.groups ?? []).filter(({ id }) => selectedNodes.includes(id));
  const remove = () => {
    designer.edit(editLabels.remove, (current) => {
      const bare = removeNotes(removeNodes(current, selectedNodes), selectedNodes);
      return groups.reduce((left, { id }) => ungroup(left, id), bare);
    });
    designer.select([]);
  };
  return (
    <>
      <h2 className="design-inspector-head">{t('selection.title', { count: selectedNodes.length })}</h2>
      <div className="design-insp-actions" role="toolbar" aria-label={t('selection.arrange')}>
        {alignments.map(([alignment, icon]) => (
          <Tooltip key={alignment} title={t(`selection.${alignment}`)}>
            <Button
              size="small"
              icon={icon}
              aria-label={t(`selection.${alignment}`)}
              onClick={() => designer.edit(editLabels.align, (current) => alignNodes(current, selectedNodes, alignment))}
            />
          </Tooltip>
        ))}
        {(['horizontal', 'vertical'] as const).map((direction) => (
          <Tooltip key={direction} title={t(`selection.${direction}`)}>
            <Button
              size="small"
              disabled={selectedNodes.length < 3}
              icon={direction === 'horizontal' ? <ColumnWidthOutlined /> : <ColumnHeightOutlined />}
              aria-label={t(`selection.${direction}`)}
              onClick={() => designer.edit(editLabels.distribute, (current) => distributeNodes(current, selectedNodes, direction))}
            />
          </Tooltip>
        ))}
      </div>
      <div className="design-insp-actions design-section">
        {nodes.length > 0 && (
          <>
            <Button size="small" onClick={() => designer.edit(editLabels.group, (current) => groupNodes(current, nodes, t('group.new')))}>
              {t('selection.group')}
            </Button>
            <Button size="small" onClick={() => designer.edit(editLabels.disable, (current) => toggleDisabled(current, nodes))}>
              {t('selection.disable')}
            </Button>
          </>
        )}
        <Button size="small" danger onClick={remove}>
          {t('selection.remove')}
        </Button>
      </div>
    </>
  );
}
