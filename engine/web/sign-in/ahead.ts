import { activeLanguage } from './messages.ts';

/** What the application's entry exports. */
interface Application {
  prepare(): void;
  start(place: (drawn: HTMLElement | undefined) => HTMLElement): Promise<void>;
}

/** The application, which the page may become without being left, and the language in which it was fetched. */
let ahead: { application: Promise<Application | undefined>; sheet: HTMLLinkElement; styles: Iterable<Element>; language: string } | undefined;

/** Has the browser fetch, evaluate and prepare the application while the server looks at the password. Only the back-office's login page names one. */
export function fetchAhead(): void {
  const { application: address, sheet: href } = document.body.dataset;
  if (ahead || !address || !href) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  // Fetched, and not applied yet.
  sheet.media = 'not all';
  sheet.href = href;
  document.head.append(sheet);
  const application: Promise<Application | undefined> = import(address).catch(() => undefined);
  void application.then((fetched) => fetched?.prepare());
  // The login page's own, and none that the application adds.
  ahead = { application, sheet, styles: document.head.querySelectorAll('style'), language: activeLanguage() };
}

/** Turns the page into the application at an address of its own; an ordinary navigation where it was not fetched, or in another language. */
export async function goOn(address: string): Promise<void> {
  const application = ahead?.language === activeLanguage() ? await ahead.application : undefined;
  if (!application || !ahead) return location.replace(address);
  const { sheet, styles } = ahead;
  history.replaceState(null, '', address);
  const started = application.start((drawn) => {
    const root = drawn ?? document.createElement('div');
    root.id = 'root';
    for (const style of styles) style.remove();
    sheet.media = 'all';
    for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
    document.body.replaceChildren(root);
    // Tab begins at the top, as on a page that was just opened, and not where the form stood; the place of a focus that was let go at once would be lost.
    root.tabIndex = -1;
    root.style.outline = 'none';
    root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true });
    root.focus();
    return root;
  });
  // Words that could not be loaded, for one: the address is right already.
  await started.catch(() => location.reload());
}
