import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { DocsPlaceContext } from '../parts/docs-place.ts';

interface SectionProps {
  /** In the address, after #. */
  anchor: string;
  service: string;
  title: string;
  children: ReactNode;
}

/** A part of an interface's page with an address of its own. */
export function Section({ anchor, service, title, children }: SectionProps) {
  const { t } = useTranslation('docs');
  const { addressOf } = useContext(DocsPlaceContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const href = `${useHref(addressOf(service))}#${anchor}`;
  useEffect(() => {
    if (location.hash === `#${anchor}`) heading.current?.scrollIntoView();
  }, [anchor]);
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The router need not know: the page stays the same.
    history.replaceState(history.state, '', href);
    heading.current?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };
  return (
    <section>
      <h2 ref={heading}>
        {title}
        <a className="docs-anchor" href={href} onClick={go} aria-label={t('anchor', { title })}>
          #
        </a>
      </h2>
      {children}
    </section>
  );
}
