// Written by `npm run generate` from the folders in engine/formats and plugins/<name>/formats. Do not edit.

/** The formats with a rule for texts, for pages that need only their names. */
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
  'region',
  'secret',
  'tags',
  'url',
] as const;
