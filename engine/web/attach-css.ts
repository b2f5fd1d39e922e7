const attached = new Map<string, Promise<void>>();

/** Links a stylesheet once and waits until it applies. A sheet that cannot be loaded fails its page like any missing chunk. */
export function attachCss(href: string): Promise<void> {
  let ready = attached.get(href);
  if (!ready) {
    ready = link(href);
    attached.set(href, ready);
  }
  return ready;
}

function link(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = href;
    element.onload = () => resolve();
    element.onerror = () => {
      attached.delete(href);
      element.remove();
      reject(new TypeError(`Failed to fetch dynamically imported module: ${href}`));
    };
    document.head.append(element);
  });
}
