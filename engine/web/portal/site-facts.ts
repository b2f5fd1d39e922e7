import type { Text } from '../../core/text/text.ts';

/** What the server says of the site in the page itself. */
interface SiteFacts {
  title: string;
  logo: string;
  recordNumber: string;
  recordLink: string;
  links: readonly { path: string; label: Text }[];
  isRegistrationOpen: boolean;
}

const none: SiteFacts = { title: '', logo: '', recordNumber: '', recordLink: '', links: [], isRegistrationOpen: true };

/** Those of this page; nothing where it carries none. */
export function siteFacts(): SiteFacts {
  const text = document.getElementById('portal-site')?.textContent;
  return text ? { ...none, ...(JSON.parse(text) as Partial<SiteFacts>) } : none;
}
