import type { Screen } from '../../core/descriptor/types.ts';
import type { ScreenStore } from '../kernel/ports/screen-store.ts';
import { compileValidatorModule } from './validator-module.ts';

/** The screens' form rules as browser modules, addressed by content so that browsers keep them for good. */
export class ValidatorModules {
  #screens: Pick<ScreenStore, 'find'>;

  constructor(screens: Pick<ScreenStore, 'find'>) {
    this.#screens = screens;
  }

  /** Null for a screen without a form. */
  async addressOf(screen: Screen): Promise<string | null> {
    if (screen.fields.length === 0) return null;
    const { hash } = await compileValidatorModule(screen);
    return `/admin/validators/${screen.name}.${hash}.js`;
  }

  /** The code of `<screen>.<hash>.js`, or null when that is not the screen's present module. */
  async read(file: string): Promise<string | null> {
    const [, name, hash] = /^([a-z][a-z0-9_]*)\.([0-9a-f]{16})\.js$/.exec(file) ?? [];
    const screen = name === undefined ? undefined : this.#screens.find(name);
    if (!screen) return null;
    const module = await compileValidatorModule(screen);
    return module.hash === hash ? module.code : null;
  }
}
