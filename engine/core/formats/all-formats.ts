// Written by `npm run generate` from the folders in engine/formats and plugins/<name>/formats. Do not edit.

import { interfaceFormat } from '../../../plugins/apps/formats/interface/core/interface-format.ts';
import { accountIdsFormat } from '../../../plugins/catalog/formats/account-ids/core/account-ids-format.ts';
import { menuAddressFormat } from '../../../plugins/catalog/formats/menu-address/core/menu-address-format.ts';
import { cronFormat } from '../../../plugins/tasks/formats/cron/core/cron-format.ts';
import { bytesFormat } from '../../formats/bytes/core/bytes-format.ts';
import { codeFormat } from '../../formats/code/core/code-format.ts';
import { colorFormat } from '../../formats/color/core/color-format.ts';
import { dateFormat } from '../../formats/date/core/date-format.ts';
import { dateTimeFormat } from '../../formats/date-time/core/date-time-format.ts';
import { durationFormat } from '../../formats/duration/core/duration-format.ts';
import { emailFormat } from '../../formats/email/core/email-format.ts';
import { fileFormat } from '../../formats/file/core/file-format.ts';
import { filesFormat } from '../../formats/files/core/files-format.ts';
import { iconFormat } from '../../formats/icon/core/icon-format.ts';
import { imageFormat } from '../../formats/image/core/image-format.ts';
import { imagesFormat } from '../../formats/images/core/images-format.ts';
import { ipListFormat } from '../../formats/ip-list/core/ip-list-format.ts';
import { jsonFormat } from '../../formats/json/core/json-format.ts';
import { keyFormat } from '../../formats/key/core/key-format.ts';
import { localizedFormat } from '../../formats/localized/core/localized-format.ts';
import { markdownFormat } from '../../formats/markdown/core/markdown-format.ts';
import { moneyFormat } from '../../formats/money/core/money-format.ts';
import { multilineFormat } from '../../formats/multiline/core/multiline-format.ts';
import { parametersFormat } from '../../formats/parameters/core/parameters-format.ts';
import { passwordFormat } from '../../formats/password/core/password-format.ts';
import { percentFormat } from '../../formats/percent/core/percent-format.ts';
import { phoneFormat } from '../../formats/phone/core/phone-format.ts';
import { rateFormat } from '../../formats/rate/core/rate-format.ts';
import { refFormat } from '../../formats/ref/core/ref-format.ts';
import { regionFormat } from '../../formats/region/core/region-format.ts';
import { richtextFormat } from '../../formats/richtext/core/richtext-format.ts';
import { secretFormat } from '../../formats/secret/core/secret-format.ts';
import { tagsFormat } from '../../formats/tags/core/tags-format.ts';
import { urlFormat } from '../../formats/url/core/url-format.ts';
import type { FormatType } from '../format/format-type.ts';

/** Every format, by the name of its folder. */
export const allFormats = {
  'account-ids': accountIdsFormat,
  bytes: bytesFormat,
  code: codeFormat,
  color: colorFormat,
  cron: cronFormat,
  date: dateFormat,
  'date-time': dateTimeFormat,
  duration: durationFormat,
  email: emailFormat,
  file: fileFormat,
  files: filesFormat,
  icon: iconFormat,
  image: imageFormat,
  images: imagesFormat,
  interface: interfaceFormat,
  'ip-list': ipListFormat,
  json: jsonFormat,
  key: keyFormat,
  localized: localizedFormat,
  markdown: markdownFormat,
  'menu-address': menuAddressFormat,
  money: moneyFormat,
  multiline: multilineFormat,
  parameters: parametersFormat,
  password: passwordFormat,
  percent: percentFormat,
  phone: phoneFormat,
  rate: rateFormat,
  ref: refFormat,
  region: regionFormat,
  richtext: richtextFormat,
  secret: secretFormat,
  tags: tagsFormat,
  url: urlFormat,
} satisfies Record<string, FormatType>;
