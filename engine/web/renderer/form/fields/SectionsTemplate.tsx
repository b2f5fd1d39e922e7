import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { UiSection } from '../../../../core/derive/form-schema.ts';
import type { SectionLook } from '../../../../core/descriptor/types.ts';
import { useForm, useFormPart } from './form-context.ts';
import { PickedSection } from './PickedSection.tsx';
import { SectionAnchors } from './SectionAnchors.tsx';
import { sectionId } from './section-id.ts';

/** From so many titled sections on, anchors stand beside the form. */
const anchoredSections = 3;

/** Lays the fields out as the descriptor says: sections with titles, rows of one or more fields. */
export function SectionsTemplate({ properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) {
  const sections: UiSection[] = uiSchema?.['ui:sections'] ?? [];
  const contents = new Map(properties.map((property) => [property.name, property.content]));
  const look: SectionLook = uiSchema?.['ui:look'] ?? 'card';
  if (look !== 'card') {
    return (
      <div className="form-body">
        <div className="form-sections">
          <PickedSection look={look} formId={fieldPathId.$id} sections={sections}>
            {(section, id) => <SectionBlock id={id} section={section} contents={contents} />}
          </PickedSection>
        </div>
      </div>
    );
  }
  return (
    <div className="form-body">
      <div className="form-sections">
        {sections.map((section, index) => (
          <SectionBlock key={section.rows.flat().join()} id={sectionId(fieldPathId.$id, index)} section={section} contents={contents} />
        ))}
      </div>
      {sections.filter((section) => section.title).length >= anchoredSections && <SectionAnchors formId={fieldPathId.$id} sections={sections} />}
    </div>
  );
}

function SectionBlock({ id, section, contents }: { id: string; section: UiSection; contents: ReadonlyMap<string, ReactNode> }) {
  const { store } = useForm();
  const isShown = useFormPart(store, (form) => section.rows.flat().some(form.isShown));
  if (!isShown) return null;
  return (
    <section className="form-section" id={id} aria-labelledby={section.title ? `${id}-title` : undefined}>
      {section.title && (
        <h3 className="form-section-title" id={`${id}-title`}>
          {section.title}
        </h3>
      )}
      {section.rows.map((row) => (
        <div className="form-row" key={row.join()}>
          {row.map((name) => contents.get(name))}
        </div>
      ))}
    </section>
  );
}
