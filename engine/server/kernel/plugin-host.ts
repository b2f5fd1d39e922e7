import type { ActionHandler, ScreenHooks, ServerPlugin } from './plugin.ts';

/** The installed plugins. */
export interface PluginHost {
  /** Dependencies first. */
  readonly plugins: ServerPlugin[];
  handler(ref: string): ActionHandler | undefined;
  hooks(ref: string): ScreenHooks | undefined;
  /** Every installed plugin, server half or not. */
  readonly names: string[];
}
