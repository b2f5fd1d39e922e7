import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { ErrorCount, type SectionErrors } from './ErrorCount.tsx';
import './line-tabs.css';
import './section-tabs.css';

export interface SectionTab {
  /** Of the panel it shows. */
  id: string;
  title: string;
  errors?: SectionErrors;
}

interface SectionTabsProps {
  label: string;
  tabs: readonly SectionTab[];
  current: number;
  onPick(index: number): void;
}

/** The tabs above sections of which one is shown at a time; the arrows walk them as everywhere. */
export function SectionTabs({ label, tabs, current, onPick }: SectionTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} role="tablist" aria-label={label} className="line-tabs section-tabs">
      {tabs.map(({ id, title, errors }, index) => (
        <button
          type="button"
          key={id}
          role="tab"
          id={`${id}-tab`}
          aria-selected={index === current}
          aria-controls={id}
          tabIndex={index === current ? 0 : -1}
          className="line-tab"
          onClick={() => onPick(index)}
          onKeyDown={(event) => walk(event, list, index)}
        >
          {title}
          <ErrorCount errors={errors} />
        </button>
      ))}
    </div>
  );
}

function walk(event: KeyboardEvent, list: RefObject<HTMLDivElement | null>, index: number): void {
  const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = tabs.at(step % tabs.length);
  next?.focus();
  next?.click();
}
