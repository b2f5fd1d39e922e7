import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { chunk } from './chunk.ts';

/** The module of a part. `preload` asks for what the part will show, before it is there. */
export interface PartModule<Props extends object> {
  default: ComponentType<Props>;
  preload?(props: Partial<Props>): void;
}

/** A part whose code comes on first use, or with `preload`. One that could not be fetched throws, and is asked for again when it is mounted anew. */
export type LazyPart<Props extends object> = ComponentType<Props> & { preload(props?: Partial<Props>): void };

/**
 * Not React's own `lazy`: what a Suspense reveals waits until 300 ms after the last placeholder, and a part that is there after 50 ms is to show
 * after 50 ms.
 * @param placeholder what stands there until then, or how it is drawn with the part's own properties
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  const source = new PartSource(load);
  const part = (props: Props) => createElement(SourcedPart<Props>, { source, placeholder, props });
  // Whoever shows the part tells of the failure.
  return Object.assign(part, { preload: (props: Partial<Props> = {}) => void source.preload(props).catch(() => undefined) });
}

class PartSource<Props extends object> {
  #load: () => Promise<PartModule<Props>>;
  #loading: Promise<PartModule<Props>> | undefined;
  /** Once it is there. */
  component: ComponentType<Props> | undefined;

  constructor(load: () => Promise<PartModule<Props>>) {
    this.#load = chunk(load);
  }

  /** @param early as much of what the part will be given as is known */
  async preload(early: Partial<Props>): Promise<void> {
    (await this.fetch()).preload?.(early);
  }

  fetch(): Promise<PartModule<Props>> {
    this.#loading ??= this.#load().then(
      (module) => {
        this.component = module.default;
        return module;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

interface SourcedPartProps<Props extends object> {
  source: PartSource<Props>;
  placeholder: ReactNode | ((props: Props) => ReactNode);
  props: Props;
}

function SourcedPart<Props extends object>({ source, placeholder, props }: SourcedPartProps<Props>): ReactNode {
  const [state, setState] = useState<{ Part?: ComponentType<Props>; error?: unknown }>({ Part: source.component });
  const { Part, error } = state;
  useEffect(() => {
    if (Part) return;
    let isGone = false;
    source.fetch().then(
      (found) => !isGone && setState({ Part: found.default }),
      (reason: unknown) => !isGone && setState({ error: reason }),
    );
    return () => {
      isGone = true;
    };
  }, [Part, source]);
  if (error !== undefined) throw error;
  if (Part) return createElement(Part, props);
  return typeof placeholder === 'function' ? placeholder(props) : placeholder;
}
