import { texts as places } from '../../../../generated/words/engine-core/check-names.ts';
import { fieldOf } from '../field-of.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { isPrivate } from '../private-formats.ts';
import type { LayoutFile, RouteKind } from '../types.ts';
import type { Candidate, Report } from './check-context.ts';
import { checkIcon } from './check-icon.ts';

/** Every field name that table, list, form, detail and access mention. */
export function checkNames(candidate: Candidate, report: Report): void {
  checkKind(candidate, report);
  const { file, screen } = candidate;
  const known = (name: string, at: string): boolean => {
    if (fieldOf(screen, name)) return true;
    report(at, 'unknown-field', {
      found: name,
      allowed: allowedText(
        name,
        screen.fields.map((field) => field.name),
      ),
    });
    return false;
  };
  const open = (name: string, at: string, place: keyof typeof places): boolean => {
    if (!known(name, at)) return false;
    if (!isPrivate(fieldOf(screen, name)?.format)) return true;
    report(at, 'private-field', { found: name, place: places[place] });
    return false;
  };
  for (const [set, names] of (file.table?.unique ?? []).entries()) {
    for (const [index, name] of names.entries()) open(name, `/table/unique/${set}/${index}`, 'unique');
  }
  for (const [set, names] of (file.table?.indexes ?? []).entries()) {
    for (const [index, name] of names.entries()) known(name, `/table/indexes/${set}/${index}`);
  }
  for (const part of ['columns', 'search', 'filters'] as const) {
    for (const [index, name] of (file.list?.[part] ?? []).entries()) {
      const at = `/list/${part}/${index}`;
      if (!open(name, at, part) || part !== 'search') continue;
      const type = fieldOf(screen, name)?.type ?? '';
      if (type !== 'string') report(at, 'not-searchable', { found: name, type });
    }
  }
  for (const [index, key] of (file.list?.sort ?? []).entries()) open(key.replace(/^-/, ''), `/list/sort/${index}`, 'sort');
  const tabs = file.list?.tabs;
  if (tabs !== undefined && known(tabs, '/list/tabs') && !fieldOf(screen, tabs)?.options) report('/list/tabs', 'tabs-not-choice', { found: tabs });
  if (file.form) checkLayout(candidate, file.form.layout, '/form/layout', report, known);
  if (file.detail) checkLayout(candidate, file.detail.layout, '/detail/layout', report, known);
  const own = file.access?.own;
  if (own !== undefined && known(own, '/access/own') && fieldOf(screen, own)?.type !== 'integer') report('/access/own', 'own-not-account', { found: own });
  checkMenuEntries(candidate, report);
  if (file.menu) checkIcon(file.menu.icon, '/menu/icon', report);
}

/** What a single screen, a page and a screen without fields cannot have. */
function checkKind({ file }: Candidate, report: Report): void {
  if (file.page !== undefined && file.single) report('/single', 'page-with-single', {}, 'key');
  if (file.single && file.list) report('/list', 'single-with-list', { found: 'list' }, 'key');
  if (file.single && file.routes?.list !== undefined) report('/routes/list', 'single-with-list', { found: 'routes.list' }, 'key');
  if (file.schema) return;
  for (const part of ['table', 'list', 'form', 'detail', 'states'] as const) {
    if (file[part] !== undefined) report(`/${part}`, 'needs-schema', { found: part }, 'key');
  }
}

function checkLayout(candidate: Candidate, layout: LayoutFile, at: string, report: Report, known: (name: string, at: string) => boolean): void {
  const { file, screen } = candidate;
  if (!file.schema) return;
  const isForm = at.startsWith('/form');
  const placed = new Set<string>();
  for (const { name, pointer } of namesOf(layout, at)) {
    if (!known(name, pointer)) continue;
    const field = fieldOf(screen, name);
    if (isForm && (field?.isSystem || field?.isState || field?.readOnly)) report(pointer, 'not-a-form-field', { found: name });
    else if (placed.has(name)) report(pointer, 'placed-twice', { found: name });
    placed.add(name);
  }
  if (!isForm) return;
  for (const [index, name] of (file.schema.required ?? []).entries()) {
    const field = fieldOf(screen, name);
    if (!field || placed.has(name) || field.isState || field.readOnly || field.default !== undefined) continue;
    report(`/schema/required/${index}`, 'required-not-in-form', { found: name });
  }
}

function* namesOf(layout: LayoutFile, at: string): Generator<{ name: string; pointer: string }> {
  for (const [index, entry] of layout.entries()) {
    if (typeof entry === 'string') yield { name: entry, pointer: `${at}/${index}` };
    else if (Array.isArray(entry)) yield* entry.map((name, place) => ({ name, pointer: `${at}/${index}/${place}` }));
    else yield* namesOf(entry.fields, at + pointerOf(index, 'fields'));
  }
}

function checkMenuEntries({ file, screen }: Candidate, report: Report): void {
  if (!file.menu) return;
  const pages = Object.keys(screen.routes) as RouteKind[];
  for (const [index, entry] of (file.menu.entries ?? []).entries()) {
    if (!pages.includes(entry)) report(`/menu/entries/${index}`, 'menu-entry-without-page', { found: entry, allowed: allowedText(entry, pages) });
  }
}
