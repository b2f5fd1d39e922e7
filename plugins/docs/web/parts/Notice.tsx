import type { ReactNode } from 'react';

/** In place of a page that cannot be shown: what is the matter and what to do next. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="docs-notice">
      <svg viewBox="0 0 160 96" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M36 12h64l24 24v48H36z M100 12v24h24 M52 36h28 M52 52h56 M52 66h40" />
      </svg>
      <h1>{title}</h1>
      <p className="p-second">{text}</p>
      <div className="docs-downloads">{children}</div>
    </section>
  );
}
