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
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    loading ??= chunk(load)().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Page(props: Props) {
    const [state, setState] = useState<{ Loaded?: ComponentType<Props>; error?: unknown }>({ Loaded: loaded });
    const { Loaded, error } = state;
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      fetch().then(
        (found) => !isGone && setState({ Loaded: found }),
        (reason: unknown) => !isGone && setState({ error: reason }),
      );
      return () => {
        isGone = true;
      };
    }, [Loaded]);
    if (error !== undefined) throw error;
    return Loaded ? createElement(Loaded, props) : placeholder;
  }
  // Whoever shows the page tells of the failure.
  return Object.assign(Page, { preload: () => void fetch().catch(() => undefined) });
}
