import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Field, Screen, Section } from '../../../core/descriptor/types.ts';
import { visibleFields } from '../../../core/states/visible-fields.ts';
import { useText } from '../../state/language.ts';
import { type WidgetKind, widgetKindOf } from '../../widgets/base/widget-kind.ts';
import { FieldCell } from '../parts/FieldCell.tsx';

const wide = new Set<WidgetKind>(['multiline', 'richtext', 'markdown', 'code', 'json', 'images', 'files']);

/**
 * A record in the descriptor's sections, as label and value in two columns; long values take both. What the head shows already, the states
 * and the id, is not said twice.
 */
export function RecordSections({ screen, record }: { screen: Screen; record: Record<string, unknown> }) {
  const visible = new Set(visibleFields(screen.fields, record).map((field) => field.name));
  const shown = (field: Field | undefined): field is Field =>
    field !== undefined && visible.has(field.name) && !field.isState && field.name !== 'id' && field.format?.kind !== 'password';
  return screen.detail.map((section, index) => {
    const fields = section.rows
      .flat()
      .map((name) => fieldOf(screen, name))
      .filter(shown);
    // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
    return fields.length > 0 && <DetailSection key={index} section={section} fields={fields} record={record} />;
  });
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
