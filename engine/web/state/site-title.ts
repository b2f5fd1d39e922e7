import { proxy } from 'valtio/vanilla';

/** What the site calls itself; the product's name until a page knows better. */
export const site = proxy({ title: 'Portico' });

export function nameSite(title: string): void {
  if (title) site.title = title;
}
