import { proxy } from 'valtio/vanilla';

/** What the site calls itself; the product's name until a page knows better. */
export const site = proxy({ title: 'Portico' });

/** An empty title leaves the name as it is. */
export function nameSite(title: string): void {
  if (title) site.title = title;
}
