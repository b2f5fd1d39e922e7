import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { UiSection } from '../../../../core/derive/form-schema.ts';
import { SectionTabs } from '../../parts/tabs/SectionTabs.tsx';
import type { FormStore } from '../store/form-store.ts';
import { revealEvent } from './focus-field.ts';
import { useForm, useFormPart } from './form-context.ts';
import { StepList } from './StepList.tsx';
import { sectionId } from './section-id.ts';

interface PickedSectionProps {
  look: 'tabs' | 'steps';
  formId: string;
  sections: UiSection[];
  children(section: UiSection, id: string): ReactNode;
}

/**
 * Sections of which one is seen at a time, as tabs or as steps. All of them are there, so that values, errors and drafts know nothing of it; a field
 * that is to be focused brings its section to the front. The next step opens once this one is without fault.
 */
export function PickedSection({ look, formId, sections, children }: PickedSectionProps) {
  const { t } = useTranslation('form');
  const { store } = useForm();
  const host = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(0);
  const shown = useFormPart(store, (form) => sections.map((section) => (isShownIn(form, section) ? '1' : '0')).join(''));
  const counts = useFormPart(store, (form) => sections.map((section) => errorCount(form, section)).join()).split(',');
  const places = [...shown].flatMap((mark, index) => (mark === '1' ? [index] : []));
  const at = Math.max(0, places.indexOf(picked));

  useEffect(() => {
    const element = host.current;
    const reveal = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest('[data-section]') : null;
      // At once: the field is focused right after.
      if (panel instanceof HTMLElement) flushSync(() => setPicked(Number(panel.dataset.section)));
    };
    element?.addEventListener(revealEvent, reveal);
    return () => element?.removeEventListener(revealEvent, reveal);
  }, []);

  /** Forward only over what is without fault. */
  const go = (to: number) => {
    const faulty = places.findIndex((place, index) => index >= at && index < to && store.checkOnly(sections[place]!.rows.flat()).length > 0);
    setPicked(places[faulty < 0 ? to : faulty] ?? 0);
  };
  const isLast = at === places.length - 1;
  const nextOnEnter = (event: KeyboardEvent) => {
    const isOurs = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLInputElement && !event.defaultPrevented;
    if (look !== 'steps' || isLast || !isOurs || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(at + 1);
  };
  const items = places.map((place) => {
    const count = Number(counts[place]);
    return { id: sectionId(formId, place), title: sections[place]?.title ?? '', errors: { count, text: t('faultsIn', { count }) } };
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of the inputs inside leads on
    <div ref={host} onKeyDown={nextOnEnter}>
      {look === 'tabs' ? (
        <SectionTabs label={t('sections')} tabs={items} current={at} onPick={(index) => setPicked(places[index] ?? 0)} />
      ) : (
        <StepList label={t('sections')} steps={items} current={at} onPick={go} />
      )}
      {sections.map((section, index) => (
        <div
          key={section.rows.flat().join()}
          id={sectionId(formId, index)}
          data-section={index}
          hidden={index !== places[at]}
          {...(look === 'tabs' ? { role: 'tabpanel', 'aria-labelledby': `${sectionId(formId, index)}-tab` } : { role: 'group', 'aria-label': section.title })}
        >
          {children({ ...section, title: undefined }, `${sectionId(formId, index)}-fields`)}
        </div>
      ))}
      {look === 'steps' && (
        <div className="form-steps-turn">
          {at > 0 && <Button onClick={() => go(at - 1)}>{t('previousStep')}</Button>}
          {!isLast && <Button onClick={() => go(at + 1)}>{t('nextStep')}</Button>}
        </div>
      )}
    </div>
  );
}

function isShownIn(form: FormStore, { rows }: UiSection): boolean {
  return rows.flat().some(form.isShown);
}

function errorCount(form: FormStore, { rows }: UiSection): number {
  return rows.flat().reduce((sum, name) => sum + (form.errorOf(name) ? 1 : 0) + (form.errorsIn(name)?.size ?? 0), 0);
}
