// Written by `npm run generate` from the folders in engine/formats and plugins/<name>/formats. Do not edit.

import { interfaceWidget } from '../../../plugins/apps/formats/interface/web/index.ts';
import { accountIdsWidget } from '../../../plugins/catalog/formats/account-ids/web/index.ts';
import { menuAddressWidget } from '../../../plugins/catalog/formats/menu-address/web/index.ts';
import { cronWidget } from '../../../plugins/tasks/formats/cron/web/index.ts';
import { bytesWidget } from '../../formats/bytes/web/index.ts';
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
import { keyWidget } from '../../formats/key/web/index.ts';
import { localizedWidget } from '../../formats/localized/web/index.ts';
import { markdownWidget } from '../../formats/markdown/web/index.ts';
import { moneyWidget } from '../../formats/money/web/index.ts';
import { multilineWidget } from '../../formats/multiline/web/index.ts';
import { parametersWidget } from '../../formats/parameters/web/index.ts';
import { passwordWidget } from '../../formats/password/web/index.ts';
import { percentWidget } from '../../formats/percent/web/index.ts';
import { phoneWidget } from '../../formats/phone/web/index.ts';
import { rateWidget } from '../../formats/rate/web/index.ts';
import { refWidget } from '../../formats/ref/web/index.ts';
import { regionWidget } from '../../formats/region/web/index.ts';
import { richtextWidget } from '../../formats/richtext/web/index.ts';
import { secretWidget } from '../../formats/secret/web/index.ts';
import { tagsWidget } from '../../formats/tags/web/index.ts';
import { urlWidget } from '../../formats/url/web/index.ts';
import type { Widget } from './base/widget.ts';

/** How each format is entered, shown and filtered, by the name of its folder. */
export const formatWidgets = {
  'account-ids': accountIdsWidget,
  bytes: bytesWidget,
  code: codeWidget,
  color: colorWidget,
  cron: cronWidget,
  date: dateWidget,
  'date-time': dateTimeWidget,
  duration: durationWidget,
  email: emailWidget,
  file: fileWidget,
  files: filesWidget,
  icon: iconWidget,
  image: imageWidget,
  images: imagesWidget,
  interface: interfaceWidget,
  'ip-list': ipListWidget,
  json: jsonWidget,
  key: keyWidget,
  localized: localizedWidget,
  markdown: markdownWidget,
  'menu-address': menuAddressWidget,
  money: moneyWidget,
  multiline: multilineWidget,
  parameters: parametersWidget,
  password: passwordWidget,
  percent: percentWidget,
  phone: phoneWidget,
  rate: rateWidget,
  ref: refWidget,
  region: regionWidget,
  richtext: richtextWidget,
  secret: secretWidget,
  tags: tagsWidget,
  url: urlWidget,
} satisfies Record<string, Widget>;
