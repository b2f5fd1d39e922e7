import { proxy } from 'valtio/vanilla';
import { type Environment, environments } from '../../../model/semantics/runtime/environments.ts';

const key = 'portico-design-environment';
const stored = localStorage.getItem(key);

/** Whose configuration values test runs read. Remembered in this browser. */
export const runEnvironment = proxy<{ name: Environment }>({ name: environments.find((name) => name === stored) ?? 'dev' });

export function chooseEnvironment(name: Environment): void {
  runEnvironment.name = name;
  try {
    localStorage.setItem(key, name);
  } catch {
    // Remembered for this visit only.
  }
}
