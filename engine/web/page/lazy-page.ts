import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { chunk } from './chunk.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The module of a page. `preload` asks for what the page will show, before it is there. */
export interface PageModule<Props extends object> {
  default: ComponentType<Props>;
  preload?(props: Partial<Props>): void;
}

/** A page whose code comes on first use, or with `preload`. One that could not be fetched throws, and is asked for again when it is mounted anew. */
export type LazyPage<Props extends object> = ComponentType<Props> & { preload(props?: Partial<Props>): void };

/**
 * Not React's own `lazy`: what a Suspense reveals waits until 300 ms after the last placeholder, and a page that is there after 50 ms is to show
 * after 50 ms.
 */
export function lazyPage<Props extends object>(load: () => Promise<PageModule<Props>>, placeholder: ReactNode = createElement(PageSkeleton)): LazyPage<Props> {
  const source = new PageSource(load);
  const page = (props: Props) => createElement(SourcedPage<Props>, { source, placeholder, props });
  // Whoever shows the page tells of the failure.
  return Object.assign(page, { preload: (props: Partial<Props> = {}) => void source.fetch(props).catch(() => undefined) });
}

class PageSource<Props extends object> {
  #load: () => Promise<PageModule<Props>>;
  #loading: Promise<ComponentType<Props>> | undefined;
  /** Once it is there. */
  component: ComponentType<Props> | undefined;

  constructor(load: () => Promise<PageModule<Props>>) {
    this.#load = chunk(load);
  }

  /** @param early what the page will be given, where it is not there yet */
  fetch(early?: Partial<Props>): Promise<ComponentType<Props>> {
    this.#loading ??= this.#load().then(
      (module) => {
        if (early) module.preload?.(early);
        this.component = module.default;
        return this.component;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

interface SourcedPageProps<Props extends object> {
  source: PageSource<Props>;
  placeholder: ReactNode;
  props: Props;
}

function SourcedPage<Props extends object>({ source, placeholder, props }: SourcedPageProps<Props>): ReactNode {
  const [state, setState] = useState<{ Page?: ComponentType<Props>; error?: unknown }>({ Page: source.component });
  const { Page, error } = state;
  useEffect(() => {
    if (Page) return;
    let isGone = false;
    source.fetch().then(
      (found) => !isGone && setState({ Page: found }),
      (reason: unknown) => !isGone && setState({ error: reason }),
    );
    return () => {
      isGone = true;
    };
  }, [Page, source]);
  if (error !== undefined) throw error;
  return Page ? createElement(Page, props) : placeholder;
}
