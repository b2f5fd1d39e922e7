import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { FamilyIcon } from '../../panels/parts/FamilyIcon.tsx';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { commands } from '../commands/commands.ts';
import { useKeymap } from '../keys/use-keymap.ts';
import { memberItems } from '../palette/member-items.ts';
import { type PaletteItem, paletteItemOf, paletteItems, signOf } from '../palette/palette-entries.ts';
import { placeNode } from '../palette/place-node.ts';
import { searchPalette } from '../palette/search-palette.ts';
import { useKnownItems } from '../palette/use-known-items.ts';
import { usePaletteMemory } from '../palette/use-palette-memory.ts';
import { fittingEntries } from '../palette/wire-new-node.ts';
import type { QuickAdd } from '../state/canvas.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';
import { localPlace } from '../view/local-place.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { type CommandItem, searchCommands } from './command-items.ts';

const width = 280;

/** The list of nodes to add, at the pointer or at the end of an edge that was let go in empty space. */
export function QuickAddList() {
  const { quickAdd } = useCanvasState();
  return quickAdd && <OpenList quickAdd={quickAdd} />;
}

function OpenList({ quickAdd }: { quickAdd: QuickAdd }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { remember, recentFirst } = usePaletteMemory();
  const host = useRef<HTMLDivElement>(null);
  const items = useMemo(() => {
    const { wire } = quickAdd;
    if (!wire) return recentFirst(paletteItems);
    const { definition } = designer.state;
    // What an object is made of is what is most often wanted of it.
    return [...memberItems(definition, wire), ...recentFirst(fittingEntries(definition, paletteItems, wire))];
  }, [quickAdd, designer, recentFirst]);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) canvas.state.quickAdd = null;
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [canvas]);
  const [typed, setTyped] = useState('');
  const { chordsOf } = useKeymap();
  const known = useKnownItems(typed);
  const others = quickAdd.wire ? fittingEntries(designer.state.definition, known, quickAdd.wire) : known;
  const find = (words: string): (PaletteItem | CommandItem)[] => [
    ...searchPalette(items, words),
    ...(words.trim() === typed.trim() ? others : []),
    ...(quickAdd.wire ? [] : searchCommands(words)),
  ];
  const leave = () => {
    canvas.state.quickAdd = null;
    const back = quickAdd.wire?.node ?? quickAdd.after;
    if (back) focusNode(canvas, back);
    else canvas.host?.focus({ preventScroll: true });
  };
  return (
    <div ref={host} className="design-popover" role="dialog" aria-label={t('quickAdd')} style={localPlace(canvas, quickAdd.screen, width)}>
      <ChoiceList
        label={t('quickAdd')}
        placeholder={t(quickAdd.wire ? 'searchFitting' : 'searchNodes')}
        empty={t('nothingFound')}
        find={find}
        onType={setTyped}
        keyOf={({ key }) => key}
        render={(item) => (
          <>
            {'type' in item ? <FamilyIcon family={item.family} /> : <span className="design-command-dot" />}
            <span>{text(item.label)}</span>
            <small>{'type' in item ? signOf(item) : chordsOf(item.command)[0]}</small>
          </>
        )}
        onChoose={(item) => {
          canvas.state.quickAdd = null;
          if (!('type' in item)) {
            canvas.host?.focus({ preventScroll: true });
            commands[item.command](designer, canvas);
            return;
          }
          if (paletteItemOf(item.key)) remember(item.key);
          placeNode(designer, canvas, item, quickAdd.place, quickAdd.wire ? { wire: quickAdd.wire } : quickAdd.after === null ? {} : { after: quickAdd.after });
        }}
        onLeave={leave}
      />
    </div>
  );
}
