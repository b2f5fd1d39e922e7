import { use } from 'react';
import type { Field } from '../../../../core/descriptor/types.ts';
import { pluginWidget } from '../../../plugin/plugin-registry.ts';
import type { Widget } from '../../../widgets/base/widget.ts';
import { widgetOf } from '../../../widgets/registry.ts';

const loaded = new Map<string, Promise<Widget>>();

/** The widget of a field: its descriptor's own one of a plugin, which loads on first use, or that of its format. */
export function useWidget(field: Field): Widget {
  const { widget: name } = field;
  const load = name === undefined ? undefined : pluginWidget(name);
  if (name === undefined || !load) return widgetOf(field);
  const promise = loaded.get(name) ?? load().then((module) => module.default);
  loaded.set(name, promise);
  return use(promise);
}
