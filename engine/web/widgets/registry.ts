import { lazy } from 'react';
import type { Field } from '../../core/descriptor/types.ts';
import { codeWidget } from '../../formats/code/web/index.ts';
import { colorWidget } from '../../formats/color/web/index.ts';
import { dateWidget } from '../../formats/date/web/index.ts';
import { dateTimeWidget } from '../../formats/date-time/web/index.ts';
import { durationWidget } from '../../formats/duration/web/index.ts';
import { emailWidget } from '../../formats/email/web/index.ts';
import { fileWidget } from '../../formats/file/web/index.ts';
import { filesWidget } from '../../formats/files/web/index.ts';
import { iconWidget } from '../../formats/icon/web/index.ts';
import { imageWidget } from '../../formats/image/web/index.ts';
import { imagesWidget } from '../../formats/images/web/index.ts';
import { ipListWidget } from '../../formats/ip-list/web/index.ts';
import { jsonWidget } from '../../formats/json/web/index.ts';
import { markdownWidget } from '../../formats/markdown/web/index.ts';
import { moneyWidget } from '../../formats/money/web/index.ts';
import { multilineWidget } from '../../formats/multiline/web/index.ts';
import { passwordWidget } from '../../formats/password/web/index.ts';
import { phoneWidget } from '../../formats/phone/web/index.ts';
import { refWidget } from '../../formats/ref/web/index.ts';
import { richtextWidget } from '../../formats/richtext/web/index.ts';
import { secretWidget } from '../../formats/secret/web/index.ts';
import { tagsWidget } from '../../formats/tags/web/index.ts';
import { urlWidget } from '../../formats/url/web/index.ts';
import { pluginWidget } from '../plugin/plugin-registry.ts';
import type { Widget } from './base/widget.ts';
import { type WidgetKind, widgetKindOf } from './base/widget-kind.ts';
import { booleanWidget } from './boolean/index.ts';
import { numberWidget } from './number/index.ts';
import { optionsWidget } from './options/index.ts';
import { stateWidget } from './state/index.ts';
import { textWidget } from './text/index.ts';

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
