import { type ReactNode, useSyncExternalStore } from 'react';
import type { Screen } from '../../../core/descriptor/types.ts';
import { pluginAside } from '../../plugin/plugin-registry.ts';
import type { FormStore } from './store/form-store.ts';

/** A form with what a plugin draws beside it; the form alone where none does. */
export function FormAside({ screen, store, children }: { screen: Screen; store: FormStore | undefined; children: ReactNode }) {
  const Aside = pluginAside(screen.name);
  if (!Aside) return children;
  return (
    <div className="form-with-aside">
      {children}
      {store && <Followed screen={screen} store={store} />}
    </div>
  );
}

function Followed({ screen, store }: { screen: Screen; store: FormStore }) {
  const values = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.values(),
  );
  const Aside = pluginAside(screen.name);
  return Aside ? (
    <aside className="form-beside">
      <Aside screen={screen} values={values} />
    </aside>
  ) : null;
}
