import { isPrivate } from '../../../../engine/core/descriptor/private-formats.ts';
import type { Field, Screen } from '../../../../engine/core/descriptor/types.ts';
import type { Platform } from '../../../../engine/server/index.ts';

const none: ReadonlySet<string> = new Set();

/** Which parameters of a call are passwords and secrets by their format, or that of the screen's fields, whatever they are called. */
export class PrivateFields {
  #version = -1;
  #byClass = new Map<string, ReadonlySet<string>>();

  /** @param service `Admin.App.Edit` */
  of({ screens, services }: Pick<Platform, 'screens' | 'services'>, service: string): ReadonlySet<string> {
    if (this.#version !== screens.version) {
      this.#version = screens.version;
      this.#byClass = new Map(screens.all().map((screen) => [classOf(screen), namesOf(screen)]));
    }
    const own = (services.find(service)?.parameters ?? []).filter(({ format }) => format === 'password' || format === 'secret');
    const ofScreen = this.#byClass.get(service.slice(0, service.lastIndexOf('.'))) ?? none;
    return own.length === 0 ? ofScreen : new Set([...ofScreen, ...own.map(({ name }) => name)]);
  }
}

function classOf({ site, className }: Screen): string {
  return `${site === 'portal' ? 'Platform' : 'Admin'}.${className}`;
}

function namesOf(screen: Screen): ReadonlySet<string> {
  const askFields = [...screen.actions, ...screen.machines.flatMap(({ transitions }) => transitions)].flatMap(({ ask }) => ask);
  return new Set([...screen.fields, ...askFields].flatMap(privateNames));
}

function privateNames({ name, format, members = [], element }: Field): string[] {
  return [...(isPrivate(format) ? [name] : []), ...[...members, ...(element?.members ?? [])].flatMap(privateNames)];
}
