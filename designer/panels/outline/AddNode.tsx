import { AutoComplete } from 'antd';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { paletteItemOf, paletteItems } from '../../canvas/palette/palette-entries.ts';
import { searchPalette } from '../../canvas/palette/search-palette.ts';
import { dropNode } from '../../model/edits/gestures/drop-node.ts';
import { freePlace } from '../../model/edits/gestures/make-parameters.ts';
import { useDesigner } from '../state/use-designer.ts';

interface AddNodeProps {
  host: RefObject<HTMLDivElement | null>;
  onAdded(id: string): void;
  onLeave(): void;
}

/** Searches the palette by words; Enter adds the best. Where the answer still waits for a value, the new node feeds it. */
export function AddNode({ host, onAdded, onLeave }: AddNodeProps) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const [typed, setTyped] = useState('');
  const add = (key: string) => {
    const entry = paletteItemOf(key);
    if (!entry) return;
    let added = '';
    designer.edit(editLabels.add, (current) => {
      const dropped = dropNode(current, entry, freePlace(current.flow.nodes, { x: 280, y: 160 }));
      added = dropped.id;
      return dropped.definition;
    });
    setTyped('');
    onAdded(added);
  };
  return (
    <div ref={host} className="design-outline-add">
      <AutoComplete
        aria-label={t('outline.add')}
        placeholder={t('outline.addHint')}
        className="design-value-field"
        value={typed}
        onChange={setTyped}
        onSelect={add}
        showSearch={{ filterOption: false }}
        defaultActiveFirstOption
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLeave();
        }}
        options={searchPalette(paletteItems, typed).map((item) => ({ value: item.key, label: text(item.label) }))}
        optionRender={({ value, label }) => (
          <span className="design-insp-port-head">
            {label} <code className="design-option-note">{value}</code>
          </span>
        )}
      />
    </div>
  );
}
