import { lazyPage } from '../page/lazy-page.ts';
import { type LazyPart, lazyPart } from '../widgets/base/lazy-part.ts';
import type { Widget } from '../widgets/base/widget.ts';
import type { AsideProps, PageProps, ResultProps, WebPlugin } from './plugin.ts';

const pages = new Map<string, LazyPart<PageProps>>();
const slots = new Map<string, LazyPart<PageProps>>();
const asides = new Map<string, LazyPart<AsideProps>>();
const results = new Map<string, LazyPart<ResultProps>>();
const widgets = new Map<string, () => Promise<{ default: Widget }>>();

/** Makes the pages, results and widgets of the installed plugins known by `<plugin>/<Name>`. Called once, before the first page. */
export function registerWebPlugins(plugins: WebPlugin[]): void {
  for (const plugin of plugins) {
    for (const [name, load] of Object.entries(plugin.pages ?? {})) pages.set(`${plugin.name}/${name}`, lazyPage(load));
    for (const [screen, load] of Object.entries(plugin.slots ?? {})) slots.set(screen, lazyPart(load));
    for (const [screen, load] of Object.entries(plugin.asides ?? {})) asides.set(screen, lazyPart(load));
    for (const [name, load] of Object.entries(plugin.results ?? {})) results.set(`${plugin.name}/${name}`, lazyPart(load));
    for (const [name, load] of Object.entries(plugin.widgets ?? {})) widgets.set(`${plugin.name}/${name}`, load);
  }
}

/** A hand-made page by its descriptor's `page`; undefined when no plugin brings it. */
export function pluginPage(name: string): LazyPart<PageProps> | undefined {
  return pages.get(name);
}

/** What a plugin draws beside the list or the single record of a screen. */
export function pluginSlot(screen: string): LazyPart<PageProps> | undefined {
  return slots.get(screen);
}

/** What a plugin draws beside the form of a screen. */
export function pluginAside(screen: string): LazyPart<AsideProps> | undefined {
  return asides.get(screen);
}

/** What shows an action's answer, by its descriptor's `result`. */
export function pluginResult(name: string): LazyPart<ResultProps> | undefined {
  return results.get(name);
}

/** Loads a field's own widget, by its descriptor's `widget`. */
export function pluginWidget(name: string): (() => Promise<{ default: Widget }>) | undefined {
  return widgets.get(name);
}
