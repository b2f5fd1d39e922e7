import { choicesIn, withChoices } from '../../core/descriptor/normalize/with-choices.ts';
import type { Choices, Option, Screen } from '../../core/descriptor/types.ts';
import { eachLanguage } from '../../core/text/text.ts';
import type { Platform } from '../kernel/platform.ts';
import { conditionQuery } from '../operations/binding/condition-query.ts';

type Reading = Pick<Platform, 'database' | 'repositories' | 'screens'>;

/** More options need a reference, which can be searched. */
const mostChoices = 200;

/** Reads the options that fields of these screens take from other records. Resolves to a function that adds them to a screen. */
export async function readChoices(platform: Reading, screens: readonly Screen[]): Promise<(screen: Screen) => Screen> {
  const found = new Map<string, Option[]>();
  for (const choices of screens.flatMap(choicesIn)) {
    const key = JSON.stringify(choices);
    const from = screens.find(({ name }) => name === choices.from);
    if (from && !found.has(key)) found.set(key, await optionsOf(platform, from, choices));
  }
  return (screen) => withChoices(screen, (choices) => found.get(JSON.stringify(choices)));
}

async function optionsOf(platform: Reading, from: Screen, { value, label, where, sort }: Choices): Promise<Option[]> {
  const conditions = conditionQuery(platform, from, where, { now: new Date() });
  const repository = platform.repositories.of(from);
  const page = await repository?.page(platform.database.read, { conditions, sort, page: 1, perPage: mostChoices });
  return (page?.items ?? []).flatMap((record) => {
    const stored = record[value];
    if (typeof stored !== 'string' && typeof stored !== 'number') return [];
    return [{ value: stored, label: eachLanguage((language) => String(record[label[language]] ?? stored)) }];
  });
}

/** How long other instances show the former options, in milliseconds. */
const lookEvery = 500;

/** Reloads the screens when records with options for others have changed, here or on another instance. Returns a function that stops it. */
export function followChoices(platform: Reading, reload: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  const state = () => {
    const names = new Set(platform.screens.all().flatMap((screen) => choicesIn(screen).map(({ from }) => from)));
    const tables = [...names].flatMap((name) => platform.screens.find(name)?.table?.name ?? []);
    return tables.map((table) => `${table} ${platform.database.version(table)}`).join();
  };
  let known = state();
  let reloading = Promise.resolve();
  const timer = setInterval(() => {
    const now = state();
    if (now === known) return;
    known = now;
    reloading = reload().catch(onError);
  }, lookEvery).unref();
  return () => {
    clearInterval(timer);
    return reloading;
  };
}
