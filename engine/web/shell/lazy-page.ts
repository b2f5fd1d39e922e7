import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { chunk } from './chunk.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page whose code comes on first use, or with `preload`. One that could not be fetched throws, and is asked for again when it is mounted anew. */
export type LazyPage<Props extends object> = ComponentType<Props> & { preload(): void };

/**
 * Not React's own `lazy`: what a Suspense reveals waits until 300 ms after the last placeholder, and a page that is there after 50 ms is to show
 * after 50 ms.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = createElement(PageSkeleton),
): LazyPage<Props> {
  const source = new PageSource(load);
  const page = (props: Props) => createElement(SourcedPage<Props>, { source, placeholder, props });
  // Whoever shows the page tells of the failure.
  return Object.assign(page, { preload: () => void source.fetch().catch(() => undefined) });
}

class PageSource<Props extends object> {
  #load: () => Promise<{ default: ComponentType<Props> }>;
  #loading: Promise<ComponentType<Props>> | undefined;
  /** Once it is there. */
  component: ComponentType<Props> | undefined;

  constructor(load: () => Promise<{ default: ComponentType<Props> }>) {
    this.#load = chunk(load);
  }

  fetch(): Promise<ComponentType<Props>> {
    this.#loading ??= this.#load().then(
      (module) => {
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
