import { Radio } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../engine/web/index.ts';
import { canKeepBoth, mergeParts } from '../../../codegen/hand-edit/merge-parts.ts';
import type { HandEdit } from '../../../model/types/definition.ts';

type Choice = 'mine' | 'generated' | 'both';
const choicesInOrder = ['mine', 'generated', 'both'] as const;

interface HandEditMergeProps {
  edit: HandEdit;
  /** The newer generated text. */
  generated: string;
  onMerged(text: string): void;
  onCancel(): void;
}

/** Joins hand edits with newer generated code; where both changed the same lines, one side is chosen, or both. */
export function HandEditMerge({ edit, generated, onMerged, onCancel }: HandEditMergeProps) {
  const { t } = useTranslation('designer-work');
  const regions = useMemo(() => mergeParts(edit.base, edit.text, generated), [edit, generated]);
  const [choices, setChoices] = useState<Record<number, Choice>>({});
  const blocks = regions.flatMap((region, index) => ('lines' in region ? [] : [{ ...region, index }]));
  const isOpen = blocks.some(({ index }) => choices[index] === undefined);
  const takeOver = () => {
    const lines = regions.flatMap((region, index) => {
      if ('lines' in region) return region.lines;
      switch (choices[index]) {
        case 'generated':
          return region.generated;
        case 'both':
          return [...region.mine, ...region.generated];
        default:
          return region.mine;
      }
    });
    onMerged(lines.join('\n'));
  };
  return (
    <Dialog
      open
      width={820}
      title={t('code.mergeTitle')}
      okText={t('code.takeMerged')}
      cancelText={t('code.cancel')}
      okButtonProps={{ disabled: isOpen }}
      onOk={takeOver}
      onCancel={onCancel}
    >
      <p>{blocks.length === 0 ? t('code.mergeClean') : t('code.mergeBlocks', { count: blocks.length })}</p>
      {blocks.map(({ index, mine, generated: newer }, number) => (
        <fieldset key={index} className="design-block">
          <legend>{t('code.block', { number: number + 1 })}</legend>
          <div className="design-pair">
            <Lines title={t('code.mine')} lines={mine} />
            <Lines title={t('code.generated')} lines={newer} />
          </div>
          <Radio.Group
            value={choices[index]}
            onChange={(event) => setChoices((before) => ({ ...before, [index]: event.target.value }))}
            options={choicesInOrder.map((value) => ({
              value,
              label: t(`code.${value}`),
              disabled: value === 'both' && !canKeepBoth({ mine, generated: newer }),
            }))}
          />
          {!canKeepBoth({ mine, generated: newer }) && <p className="design-field-hint">{t('code.twoReturns')}</p>}
        </fieldset>
      ))}
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = useTranslation('designer-work');
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre className="design-json-value">{lines.join('\n') || t('code.empty')}</pre>
    </figure>
  );
}
