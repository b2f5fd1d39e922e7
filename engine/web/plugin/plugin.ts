import type { ComponentType } from 'react';
import type { Screen } from '../../core/descriptor/types.ts';
import type { PartModule } from '../widgets/base/lazy-part.ts';
import type { Widget } from '../widgets/base/widget.ts';

/** What a hand-made page is given. The shell has already checked the caller's right to the route. */
export interface PageProps {
  screen: Screen;
  /** Last path part behind the route, when there is one. */
  id?: string;
}

/** Beside a form. */
export interface AsideProps {
  screen: Screen;
  /** As they stand in the form; the same object until one of them changes. */
  values: Readonly<Record<string, unknown>>;
}

/** Shows what an action answered (`result` in a descriptor). */
export interface ResultProps {
  answer: unknown;
  onClose(): void;
}

/** The web half of a plugin: `export default defineWebPlugin({...})` in plugins/<name>/web/index.ts. Pages load on first use. */
export interface WebPlugin {
  name: string;
  pages?: Record<string, () => Promise<PartModule<PageProps>>>;
  /** Drawn beside the list or the single record of a screen, by its name: for what a descriptor cannot say, such as files dropped on it. */
  slots?: Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;
  /** Drawn beside the form of a screen, by its name: what the values that are being filled in come to. */
  asides?: Record<string, () => Promise<{ default: ComponentType<AsideProps> }>>;
  widgets?: Record<string, () => Promise<{ default: Widget }>>;
  results?: Record<string, () => Promise<{ default: ComponentType<ResultProps> }>>;
}

export function defineWebPlugin(plugin: WebPlugin): WebPlugin {
  return plugin;
}
