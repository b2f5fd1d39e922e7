import type { ReactNode } from 'react';
import './account.css';

/** The frame all pages of one's own account share: a title, one line of help, and the content in a card of a form's width. */
export function AccountPage({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <div className="account-page">
      <h1>{title}</h1>
      <p>{help}</p>
      <div className="account-card">{children}</div>
    </div>
  );
}
