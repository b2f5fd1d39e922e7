import { lazy } from 'react';
import type { Field } from '../../core/descriptor/types.ts';
import { pluginWidget } from '../plugin/plugin-registry.ts';
import type { Widget } from './base/widget.ts';
import { type WidgetKind, widgetKindOf } from './base/widget-kind.ts';
import { booleanWidget } from './boolean/index.ts';
import { codeWidget } from './code/index.ts';
import { colorWidget } from './color/index.ts';
import { dateWidget } from './date/index.ts';
import { dateTimeWidget } from './date-time/index.ts';
import { durationWidget } from './duration/index.ts';
import { emailWidget } from './email/index.ts';
import { fileWidget } from './file/index.ts';
import { filesWidget } from './files/index.ts';
import { iconWidget } from './icon/index.ts';
import { imageWidget } from './image/index.ts';
import { imagesWidget } from './images/index.ts';
import { ipListWidget } from './ip-list/index.ts';
import { jsonWidget } from './json/index.ts';
import { markdownWidget } from './markdown/index.ts';
import { moneyWidget } from './money/index.ts';
import { multilineWidget } from './multiline/index.ts';
import { numberWidget } from './number/index.ts';
import { optionsWidget } from './options/index.ts';
import { passwordWidget } from './password/index.ts';
import { phoneWidget } from './phone/index.ts';
import { refWidget } from './ref/index.ts';
import { richtextWidget } from './richtext/index.ts';
import { secretWidget } from './secret/index.ts';
import { stateWidget } from './state/index.ts';
import { tagsWidget } from './tags/index.ts';
import { textWidget } from './text/index.ts';
import { urlWidget } from './url/index.ts';

/** How every semantic format looks. Inputs load with the first form, so that a list carries none of their code. */
const widgets: Record<WidgetKind, Widget> = {
  text: textWidget,
  multiline: multilineWidget,
  number: numberWidget,
  boolean: booleanWidget,
  options: optionsWidget,
  state: stateWidget,
  richtext: richtextWidget,
  markdown: markdownWidget,
  code: codeWidget,
  json: jsonWidget,
  image: imageWidget,
  images: imagesWidget,
  file: fileWidget,
  files: filesWidget,
  secret: secretWidget,
  password: passwordWidget,
  tags: tagsWidget,
  'ip-list': ipListWidget,
  email: emailWidget,
  phone: phoneWidget,
  url: urlWidget,
  money: moneyWidget,
  date: dateWidget,
  'date-time': dateTimeWidget,
  duration: durationWidget,
  ref: refWidget,
  color: colorWidget,
  icon: iconWidget,
};

/** One per plugin widget, so that a cell keeps its identity from one drawing to the next. */
const pluginWidgets = new Map<string, Widget>();

/** How a field is entered, shown and filtered. A plugin's own widget loads with its first use; it must stand in a Suspense. */
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
    Input: lazy(async () => ({ default: (await load()).default.Input })),
    Cell: lazy(async () => ({ default: (await load()).default.Cell })),
    Filter: standard.Filter,
  };
  pluginWidgets.set(name, widget);
  return widget;
}
