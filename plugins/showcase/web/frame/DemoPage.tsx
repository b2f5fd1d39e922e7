import type { ReactNode } from 'react';
import { type PageProps, useText } from '../../../../engine/web/index.ts';
import { SourcePanel } from './SourcePanel.tsx';

/** A page made by hand: what it shows, and how it is made beside it. */
export function DemoPage({ screen, children }: PageProps & { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <div className="showcase-page">
        <header className="p-page-head">
          <div>
            <h1>{text(screen.label)}</h1>
            <p>{text(screen.purpose)}</p>
          </div>
        </header>
        {children}
      </div>
      <SourcePanel screen={screen.name} />
    </>
  );
}
