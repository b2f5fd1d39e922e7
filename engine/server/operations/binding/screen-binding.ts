import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { compileRecordValidator, type RecordValidator } from '../../../core/validation/validate-record.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ActionHandler, FieldComputation, HookContext, ScreenHooks } from '../../kernel/plugin.ts';
import type { Query } from '../../kernel/ports/database.ts';
import type { Repository } from '../../kernel/ports/repository.ts';
import { linearRegExp } from './linear-pattern.ts';

/** Finds what plugins offer to a screen; a PluginHost is one. */
export interface PluginLookup {
  handler(ref: string): ActionHandler | undefined;
  hooks(ref: string): ScreenHooks | undefined;
  computed(ref: string): FieldComputation | undefined;
}

/** A screen with everything its operations need, created when the screen goes live. */
export interface ScreenBinding {
  platform: Platform;
  screen: Screen;
  /** Where `screen` is what visitors know of one, that one: its rows are limited by fields they do not see. */
  whole?: Screen;
  plugins: PluginLookup;
  hooks: ScreenHooks;
  repository: Repository;
  check: RecordValidator;
}

const bound = new WeakMap<Screen, ScreenBinding>();

/**
 * Returns the binding of a screen; null without a table.
 * @throws Error if a pattern of the descriptor does not run on the linear engine
 */
export function bindScreen(platform: Platform, screen: Screen, plugins: PluginLookup): ScreenBinding | null {
  const repository = platform.repositories.of(screen);
  if (!repository) return null;
  const known = bound.get(screen);
  if (known?.platform === platform && known.repository === repository && known.plugins === plugins) return known;
  const binding = {
    platform,
    screen,
    plugins,
    hooks: hooksOf(screen, plugins),
    repository,
    check: compileRecordValidator(screen, { regExp: linearRegExp }),
  };
  bound.set(screen, binding);
  return binding;
}

/** Returns the hooks of a screen; empty without any. */
export function hooksOf(screen: Screen, plugins: PluginLookup): ScreenHooks {
  return (screen.hooks === undefined ? undefined : plugins.hooks(screen.hooks)) ?? {};
}

/** Returns the validator of what a transition or action asks for: the same rules as for a record of those fields. */
export function compileAskValidator(fields: Field[]): RecordValidator {
  return compileRecordValidator({ fields, machines: [] }, { regExp: linearRegExp });
}

/** Returns what hooks receive outside of a transaction. */
export function readContext({ platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>, call: Call): HookContext {
  const atOnce = (work: () => Promise<void>) => void work().catch((error: unknown) => console.error(`${screen.name}:`, error));
  return { platform, screen, call, query: platform.database.read, afterCommit: atOnce };
}

/** Returns what hooks receive inside of a transaction; `committed` collects the work for afterwards. */
export function writeContext({ platform, screen }: ScreenBinding, call: Call, query: Query, committed: (() => Promise<void>)[]): HookContext {
  return { platform, screen, call, query, afterCommit: (work) => void committed.push(work) };
}
