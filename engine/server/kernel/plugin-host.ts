import type { PartNeeds } from '../../core/descriptor/part-needs.ts';
import type { ActionHandler, FieldComputation, ScreenHooks, ServerPlugin } from './plugin.ts';
import type { RowSource } from './row-source.ts';

/** The installed plugins. */
export interface PluginHost {
  /** Dependencies first. */
  readonly plugins: ServerPlugin[];
  handler(ref: string): ActionHandler | undefined;
  hooks(ref: string): ScreenHooks | undefined;
  rows(ref: string): RowSource | undefined;
  computed(ref: string): FieldComputation | undefined;
  /** What a handler, hooks or a computation need of a screen that names them. */
  needs(ref: string): PartNeeds | undefined;
  /** Every installed plugin, server half or not. */
  readonly names: string[];
}
