import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { Button, Input } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { addParameter, freeParameterName } from '../../model/edits/interface/parameter-edits.ts';
import type { NodeFamily } from '../../model/node-type/node-type.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { FamilyIcon } from '../../panels/parts/FamilyIcon.tsx';
import { useIdle } from '../../panels/parts/use-idle.ts';
import { useDefinition, useDesigner } from '../../panels/state/use-designer.ts';
import type { Point } from '../state/canvas.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { edgeAt } from '../view/edge-at.ts';
import { NodeList } from './NodeList.tsx';
import { type PaletteItem, paletteItemOf, paletteItems, paletteSections } from './palette-entries.ts';
import { parameterItems } from './parameter-items.ts';
import { placeNode } from './place-node.ts';
import { usePaletteDragWords } from './use-palette-drag-words.ts';
import { usePaletteMemory } from './use-palette-memory.ts';

const loadFound = () => import('./FoundNodes.tsx');
const FoundNodes = lazy(loadFound);

/** Everything that can be put on the canvas: parameters of the interface, marked and last used nodes, families. */
export default function PaletteContent() {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const parameters = useDefinition(parametersOf);
  const { favourites, recent, toggleFavourite, remember } = usePaletteMemory();
  const [wanted, setWanted] = useState('');
  const [dragged, setDragged] = useState<PaletteItem | null>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );

  const add = (item: PaletteItem, at: Point, edge?: string) => {
    if (paletteItemOf(item.key)) remember(item.key);
    placeNode(designer, canvas, item, canvas.toFlow(at), edge === undefined ? {} : { edge });
    canvas.state.isPaletteOpen = false;
    canvas.state.isRailOpen = false;
  };
  const follow = useRef((event: PointerEvent) => {
    pointer.current = { x: event.clientX, y: event.clientY };
    canvas.state.dropEdge = edgeAt(pointer.current);
  });
  const begin = ({ active }: DragStartEvent) => {
    setDragged(active.data.current?.item ?? null);
    document.addEventListener('pointermove', follow.current);
  };
  const end = () => {
    setDragged(null);
    canvas.state.dropEdge = null;
    document.removeEventListener('pointermove', follow.current);
  };
  const drop = ({ active }: DragEndEvent) => {
    const item: PaletteItem | undefined = active.data.current?.item;
    const edge = canvas.state.dropEdge;
    end();
    const { x, y } = pointer.current;
    // The node's head goes where the pointer is.
    if (item && canvas.host && document.elementsFromPoint(x, y).includes(canvas.host)) add(item, { x: x - 60, y: y - 20 }, edge ?? undefined);
  };
  const isIdle = useIdle(false);
  useEffect(() => {
    if (isIdle) void loadFound();
  }, [isIdle]);
  const list = { favourites, onAdd: (item: PaletteItem) => add(item, canvas.middle()), onStar: (item: PaletteItem) => toggleFavourite(item.key) };
  const ofKeys = (keys: readonly string[]) => keys.flatMap((key) => paletteItemOf(key) ?? []);
  return (
    <DndContext sensors={sensors} onDragStart={begin} onDragEnd={drop} onDragCancel={end} autoScroll={false} accessibility={usePaletteDragWords()}>
      <div className="design-palette">
        <Input
          className="design-palette-search"
          allowClear
          size="small"
          prefix={<SearchOutlined />}
          placeholder={t('searchNodes')}
          aria-label={t('searchNodes')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <div className="design-palette-scroll">
          {wanted.trim() === '' ? (
            <>
              <Section title={t('parameters')}>
                <NodeList {...list} place="parameter" items={parameterItems(parameters)} />
                <Button
                  type="text"
                  size="small"
                  block
                  icon={<PlusOutlined />}
                  onClick={() =>
                    designer.edit(editLabels.addParameter, (before) =>
                      addParameter(before, { name: freeParameterName(before.parameters, 'value'), type: 'string', required: true }),
                    )
                  }
                >
                  {t('newParameter')}
                </Button>
              </Section>
              {favourites.length > 0 && (
                <Section title={t('favourites')}>
                  <NodeList {...list} place="favourite" items={ofKeys(favourites)} />
                </Section>
              )}
              {recent.length > 0 && (
                <Section title={t('recent')}>
                  <NodeList {...list} place="recent" items={ofKeys(recent)} />
                </Section>
              )}
              {paletteSections(paletteItems).map(({ family, items }) => (
                <Section key={family} family={family} title={t(`family.${family}`)}>
                  <NodeList {...list} place={family} items={items} />
                </Section>
              ))}
            </>
          ) : (
            <Suspense>
              <FoundNodes {...list} items={[...parameterItems(parameters), ...paletteItems]} wanted={wanted} />
            </Suspense>
          )}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={`design-palette-ghost design-family-${dragged.family}`}>
            <FamilyIcon family={dragged.family} />
            {text(dragged.label)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const parametersOf = ({ parameters }: InterfaceDefinition) => parameters;

function Section({ family, title, children }: { family?: NodeFamily; title: string; children: React.ReactNode }) {
  return (
    <details open className="design-palette-section" data-family={family}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
