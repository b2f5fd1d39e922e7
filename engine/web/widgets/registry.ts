import type { Field } from '../../core/descriptor/types.ts';
import { pluginWidget } from '../plugin/plugin-registry.ts';
import { lazyPart } from './base/lazy-part.ts';
import { lazyInput } from './base/lazy-widget.ts';
import type { CellProps, Widget } from './base/widget.ts';
import { type WidgetKind, widgetKindOf } from './base/widget-kind.ts';
import { booleanWidget } from './boolean/index.ts';
import { formatWidgets } from './format-widgets.ts';
import { numberWidget } from './number/index.ts';
import { optionsWidget } from './options/index.ts';
import { stateWidget } from './state/index.ts';
import { textWidget } from './text/index.ts';

/** How values look: by their format, else by what their JSON type says. Inputs load with the first form, so that a list carries none of their code. */
const widgets: Record<WidgetKind, Widget> = {
  ...formatWidgets,
  text: textWidget,
  number: numberWidget,
  boolean: booleanWidget,
  options: optionsWidget,
  state: stateWidget,
};

/** One per plugin widget, so that a cell keeps its identity from one drawing to the next. */
const pluginWidgets = new Map<string, Widget>();

/** How a field is entered, shown and filtered. A plugin's own widget loads with its first use. */
export function widgetOf(field: Field): Widget {
  const standard = widgets[widgetKindOf(field)];
  return (field.widget !== undefined && pluginWidgetOf(field.widget, standard)) || standard;
}

function pluginWidgetOf(name: string, standard: Widget): Widget | undefined {
  const known = pluginWidgets.get(name);
  if (known) return known;
  const load = pluginWidget(name);
  if (!load) return undefined;
  const widget: Widget = {
    Input: lazyInput(async () => ({ default: (await load()).default.Input })),
    Cell: lazyPart<CellProps>(async () => ({ default: (await load()).default.Cell })),
    Filter: standard.Filter,
  };
  pluginWidgets.set(name, widget);
  return widget;
}
