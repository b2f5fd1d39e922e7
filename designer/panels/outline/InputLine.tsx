import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { setPortValue } from '../../model/edits/flow/node-edits.ts';
import type { OutlineItem } from '../../model/outline/outline-tree.ts';
import { edgeInto } from '../../model/types/flow.ts';
import { SourceSelect } from '../inspector/SourceSelect.tsx';
import { ValueField } from '../parts/ValueField.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** An input open in its line: what it is joined to, or the value typed into it. Escape, and Enter in the value, lead back. */
export function InputLine({ item, onLeave }: { item: OutlineItem & { kind: 'input' }; onLeave(): void }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { node, port, value } = item;
  const isFed = edgeInto(definition.flow, node.id, port.name) !== undefined;
  const leaveOn = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.target.closest('.ant-select')) onLeave();
    event.stopPropagation();
  };
  // On its way down: the select keeps Escape to itself.
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the two controls inside, which have their own names
    <div className="design-item-edit" onKeyDown={leaveOn} onKeyDownCapture={leaveOnEscape}>
      <SourceSelect to={{ node: node.id, port: port.name }} label={t('outline.connect', { port: port.name })} autoFocus onDone={onLeave} />
      {!isFed && (
        <ValueField
          type={port.type}
          label={t('ports.valueOf', { port: port.name })}
          placeholder={t('ports.value')}
          value={value}
          onChange={(next) => designer.edit(editLabels.value, (current) => setPortValue(current, node.id, port.name, next), `value.${node.id}.${port.name}`)}
        />
      )}
    </div>
  );
}
