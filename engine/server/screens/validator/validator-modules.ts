import type { Screen } from '../../../core/descriptor/types.ts';
import type { FormValidators } from '../../kernel/ports/form-validators.ts';
import type { ScreenStore } from '../../kernel/ports/screen-store.ts';
import { compileValidatorModule } from './validator-module.ts';

/** Compiles one validator module per screen. */
export class ValidatorModules implements FormValidators {
  #screens: Pick<ScreenStore, 'find'>;

  constructor(screens: Pick<ScreenStore, 'find'>) {
    this.#screens = screens;
  }

  async addressOf(screen: Screen): Promise<string | null> {
    if (screen.fields.length === 0) return null;
    const { hash } = await compileValidatorModule(screen);
    return `/admin/validators/${screen.name}.${hash}.js`;
  }

  async read(file: string): Promise<string | null> {
    const [, name, hash] = /^([a-z][a-z0-9_]*)\.([0-9a-f]{16})\.js$/.exec(file) ?? [];
    const screen = name === undefined ? undefined : this.#screens.find(name);
    if (!screen) return null;
    const module = await compileValidatorModule(screen);
    return module.hash === hash ? module.code : null;
  }
}
