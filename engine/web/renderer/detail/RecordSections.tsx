import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleFields } from '../../../core/condition/visible-fields.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Field, Screen, Section } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';
import { pageContext } from '../../state/value-context.ts';
import { type WidgetKind, widgetKindOf } from '../../widgets/base/widget-kind.ts';
import { FieldCell } from '../parts/FieldCell.tsx';
import { SectionTabs } from '../parts/tabs/SectionTabs.tsx';

const wide = new Set<WidgetKind>(['multiline', 'richtext', 'markdown', 'code', 'json', 'images', 'files']);

/**
 * A record in the descriptor's sections, as label and value in two columns; long values take both. What the head shows already, the states
 * and the id, is not said twice.
 */
export function RecordSections({ screen, record }: { screen: Screen; record: Record<string, unknown> }) {
  const visible = new Set(visibleFields(screen.fields, record, pageContext()).map((field) => field.name));
  const shown = (field: Field | undefined): field is Field =>
    field !== undefined &&
    (isComputed(field) || visible.has(field.lookup?.reference ?? field.name)) &&
    !field.isState &&
    field.name !== 'id' &&
    field.format?.kind !== 'password';
  const sections = screen.detail.flatMap((section, index) => {
    const fields = section.rows
      .flat()
      .map((name) => fieldOf(screen, name))
      .filter(shown);
    return fields.length > 0 ? [{ index, section, fields }] : [];
  });
  if (screen.detailLook === 'tabs' && sections.length > 1) return <TabbedSections sections={sections} record={record} />;
  return sections.map(({ index, section, fields }) => <DetailSection key={index} section={section} fields={fields} record={record} />);
}

interface ShownSection {
  /** Its place in the descriptor. */
  index: number;
  section: Section;
  fields: Field[];
}

function TabbedSections({ sections, record }: { sections: ShownSection[]; record: Record<string, unknown> }) {
  const text = useText();
  const { t } = useTranslation('form');
  const id = useId();
  const [picked, setPicked] = useState(0);
  const shown = sections[Math.min(picked, sections.length - 1)];
  const tabs = sections.map(({ index, section }) => ({ id: `${id}-${index}`, title: text(section.label) }));
  return (
    <>
      <SectionTabs label={t('sections')} tabs={tabs} current={shown ? sections.indexOf(shown) : 0} onPick={setPicked} />
      {shown && (
        <div role="tabpanel" id={`${id}-${shown.index}`} aria-labelledby={`${id}-${shown.index}-tab`}>
          <DetailSection section={{ ...shown.section, label: undefined }} fields={shown.fields} record={record} />
        </div>
      )}
    </>
  );
}

function isComputed({ computed, rollup }: Field): boolean {
  return computed !== undefined || rollup !== undefined;
}

function DetailSection({ section, fields, record }: { section: Section; fields: Field[]; record: Record<string, unknown> }) {
  const text = useText();
  return (
    <section className="detail-section">
      {section.label && <h3>{text(section.label)}</h3>}
      <dl>
        {fields.map((field) => (
          <div key={field.name} className={wide.has(widgetKindOf(field)) ? 'detail-pair detail-pair-wide' : 'detail-pair'}>
            <dt>{text(field.label)}</dt>
            <dd>
              <FieldCell field={field} record={record} place="detail" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
