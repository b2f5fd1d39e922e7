// Written by `npm run generate` from the folders in engine/formats and plugins/<name>/formats. Do not edit.

/** The formats that hold texts to a rule, for pages that need no more than their names. */
export const checkedFormats = [
  'account-ids',
  'color',
  'cron',
  'date',
  'date-time',
  'email',
  'file',
  'icon',
  'image',
  'interface',
  'ip-list',
  'json',
  'menu-address',
  'password',
  'phone',
  'rate',
  'secret',
  'tags',
  'url',
] as const;
