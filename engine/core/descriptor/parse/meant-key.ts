import { closest } from './closest.ts';

/** Keys of other tools and of habit, with what a descriptor calls them; the first that is allowed at the place counts. */
const otherWords: Record<string, readonly string[]> = {
  title: ['label', 'titles'],
  caption: ['label'],
  text: ['label'],
  description: ['hint', 'purpose'],
  help: ['hint', 'purpose'],
  tooltip: ['hint'],
  placeholder: ['hint'],
  message: ['error'],
  options: ['enum'],
  choices: ['enum'],
  values: ['enum'],
  enumnames: ['enumLabel'],
  regex: ['pattern'],
  regexp: ['pattern'],
  step: ['multipleOf'],
  decimals: ['multipleOf'],
  disabled: ['readOnly'],
  immutable: ['writeOnce'],
  visible: ['when'],
  hidden: ['when'],
  if: ['when'],
  component: ['widget', 'page'],
  control: ['widget'],
  defaultsort: ['sort', 'list'],
  orderby: ['sort', 'list'],
  order: ['sort', 'list'],
  searchfields: ['search', 'list'],
  searchable: ['search', 'list'],
  filterable: ['filters', 'list'],
  fields: ['schema', 'properties', 'layout'],
  properties: ['schema'],
  columns: ['list'],
  buttons: ['actions'],
  status: ['states'],
  permissions: ['access'],
  roles: ['access'],
  rights: ['access'],
  calls: ['callNames', 'access'],
  path: ['routes'],
  url: ['routes'],
};

const limits: Record<string, readonly [min: string, max: string]> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};

/**
 * Returns the allowed key that was most probably meant; undefined if there is none.
 * @param type the `type` next to it: `min` of a text is another key than that of a number
 * @example meantKey('min', ['minimum', 'minLength'], 'string') // 'minLength'
 */
export function meantKey(found: string, allowed: readonly string[], type?: unknown): string | undefined {
  const word = found.toLowerCase().replaceAll(/[_-]/g, '');
  const [min, max] = limits[String(type)] ?? ['minimum', 'maximum'];
  const meant = { min: [min], max: [max], ...otherWords }[word]?.find((key) => allowed.includes(key));
  return meant ?? closest(found, allowed);
}
