import { type Overview, type OverviewAccounts, overviewDays } from '../../../core/calls/overview.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Text } from '../../../core/text/text.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Condition } from '../../kernel/ports/repository.ts';
import { scopeOf } from '../../operations/binding/scope.ts';
import type { ScreenBinding } from '../../operations/binding/screen-binding.ts';

const dayLength = 86_400_000;
const recentDays = 7;
/** Number of points of a curve. */
const points = 10;

/** Numbers of a list: counted within the caller's scope, by conditions with an index, and cached until its table changes. */
export class CountedList {
  readonly path: string;
  /** What its records are called on the home page; left out where their number does not stand there. */
  readonly figureLabel: Text | undefined;
  readonly isOfAccounts: boolean;
  #binding: ScreenBinding;
  #scope: Condition[];

  constructor(binding: ScreenBinding, call: Call) {
    const { screen } = binding;
    this.#binding = binding;
    this.#scope = scopeOf(binding, call);
    this.path = screen.routes.list ?? '';
    this.figureLabel = screen.list?.figure;
    this.isOfAccounts = screen.table?.name === 'account' && fieldOf(screen, 'level')?.options !== undefined;
  }

  total(...conditions: Condition[]): Promise<number> {
    const { repository, platform } = this.#binding;
    return repository.count(platform.database.read, { conditions: [...this.#scope, ...conditions], trash: false });
  }

  async figure(label: Text): Promise<Overview['figures'][number]> {
    const now = Date.now();
    // Whole hours, so that what was counted is found again.
    const ago = (days: number) => new Date(Math.floor(now / 3_600_000) * 3_600_000 - days * dayLength).toISOString();
    const createdSince = (since: string) => this.total({ field: 'created_at', operator: 'from', value: since });
    const since = ago(recentDays);
    const ends = Array.from({ length: points - 1 }, (_, at) => ago(overviewDays - (at * overviewDays) / (points - 1)));
    const [total, recent, both, ...later] = await Promise.all([
      this.total(),
      createdSince(since),
      createdSince(ago(2 * recentDays)),
      ...ends.map(createdSince),
    ]);
    return { path: this.path, label, total, recent, before: both - recent, since, points: [...later.map((created) => total - created), total] };
  }

  /** Records in a state that is a warning and that somebody can lead them out of; null for lists without such a state. */
  async waiting(): Promise<Overview['waiting'][number] | null> {
    const { screen } = this.#binding;
    for (const { field, initial, onEdit, values, transitions } of screen.machines) {
      const state = onEdit ?? initial;
      const shown = values.find(({ value }) => value === state);
      if (shown?.tone !== 'warning' || !transitions.some(({ from }) => from.includes(state))) continue;
      const total = await this.total({ field, operator: 'eq', value: state });
      return { path: this.path, label: screen.label, field, state, stateLabel: shown.label, total };
    }
    return null;
  }

  async byLevel(): Promise<OverviewAccounts> {
    const options = fieldOf(this.#binding.screen, 'level')?.options ?? [];
    const groups = options.map(async ({ value, label }) => ({ value, label, total: await this.total({ field: 'level', operator: 'eq', value }) }));
    return { path: this.path, field: 'level', groups: await Promise.all(groups) };
  }
}
