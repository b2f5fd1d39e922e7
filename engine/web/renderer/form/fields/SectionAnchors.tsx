import { Grid } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UiSection } from '../../../../core/derive/form-schema.ts';
import type { FormStore } from '../store/form-store.ts';
import { isEmpty } from '../store/form-values.ts';
import { useForm, useFormPart } from './form-context.ts';
import { sectionId } from './section-id.ts';

/** Titles of the sections beside a long form; the one in view is marked, one with an error says so. Below them, how far the form is filled in. */
export function SectionAnchors({ formId, sections }: { formId: string; sections: UiSection[] }) {
  const { t } = useTranslation('form');
  const isWide = Grid.useBreakpoint().xl === true;
  const current = useSectionInView(formId, sections.length, isWide);
  const { store } = useForm();
  const faulty = useFormPart(store, (form) =>
    sections.map((section) => (section.rows.flat().some((name) => form.errorOf(name) ?? form.errorsIn(name)) ? '1' : '0')).join(''),
  );
  const filled = useFormPart(store, requiredFilled);
  if (!isWide) return null;
  const [done = 0, all = 0] = filled.split('/').map(Number);
  return (
    <div className="form-aside">
      <nav className="form-anchors" aria-label={t('sections')}>
        {sections.map((section, index) => {
          const id = sectionId(formId, index);
          const isCurrent = index === current;
          if (!section.title) return null;
          return (
            <a
              key={id}
              href={`#${id}`}
              aria-current={isCurrent || undefined}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView({ block: 'start' });
              }}
              className={faulty[index] === '1' ? 'form-anchor form-anchor-faulty' : 'form-anchor'}
            >
              {faulty[index] === '1' ? t('sectionWithFault', { title: section.title }) : section.title}
            </a>
          );
        })}
        {all > 0 && <div className="form-anchors-filled">{t('requiredFilled', { done, all })}</div>}
      </nav>
    </div>
  );
}

/** How many of the required fields that show have a value: `3/5`. */
function requiredFilled(store: FormStore): string {
  const required = store.visible().filter(({ name }) => store.isRequired(name));
  return `${required.filter((field) => !isEmpty(store.values()[field.name])).length}/${required.length}`;
}

function useSectionInView(formId: string, count: number, isWatching: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!isWatching) return;
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const index = Number(entry.target.id.split('-').at(-1));
          if (entry.isIntersecting) inView.add(index);
          else inView.delete(index);
        }
        if (inView.size) setCurrent(Math.min(...inView));
      },
      { rootMargin: '-10% 0px -60% 0px' },
    );
    for (let index = 0; index < count; index++) {
      const section = document.getElementById(sectionId(formId, index));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [formId, count, isWatching]);
  return current;
}
