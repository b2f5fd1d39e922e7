import { fieldOf } from '../field-of.ts';
import type { ScreenFile } from '../file-types.ts';
import { parseFormat } from '../formats.ts';
import { allowedText } from '../parse/allowed-text.ts';
import type { Diagnostic } from '../parse/diagnostic.ts';
import { pointerOf } from '../parse/pointer.ts';
import { hasRowSource } from '../row-source.ts';
import type { Screen } from '../types.ts';
import { Claims, checkClaims, isClaim } from './check-claims.ts';
import { checkLooks } from './check-looks.ts';
import { checkLookups } from './check-lookups.ts';
import { checkRowSource } from './check-row-source.ts';
import { checkAccounts } from './shapes/check-accounts.ts';
import { checkChoices } from './shapes/check-choices.ts';
import type { FieldRules } from './shapes/check-condition.ts';
import type { Candidate, Report } from './shapes/check-context.ts';
import { checkLibrary } from './shapes/check-library.ts';
import { checkParts, type PartSurroundings } from './shapes/check-parts.ts';
import { checkQueries, type QuerySurroundings } from './shapes/check-query.ts';
import { checkRelated } from './shapes/check-related.ts';
import { checkTiles } from './shapes/check-tiles.ts';

/** What screens are checked against in addition to each other. */
export interface CheckContext extends Pick<QuerySurroundings, 'indexed' | 'rows'>, PartSurroundings {
  /** Names of the menu sections; null when they are not known, then menu.section and menu.group are not checked. */
  sections: string[] | null;
  /** Those of them that are the portal's. */
  portalSections?: readonly string[];
  /** Names of the groups of each section; nothing for a section without. */
  groups?: Readonly<Record<string, string[]>>;
  /** Names of screens that have a file but are not live: a reference to one is only warned about. */
  broken: ReadonlySet<string>;
}

/**
 * Checks all screens against each other and their surroundings. If two claim the same name, route or table, the later one is reported, so that a new
 * file never replaces a live screen.
 */
export function checkScreens(candidates: Candidate[], surroundings: CheckContext): Map<Candidate, Diagnostic[]> {
  const found = new Map<Candidate, Diagnostic[]>();
  const claims = new Claims();
  for (const candidate of candidates) {
    const diagnostics: Diagnostic[] = [];
    const report: Report = (pointer, code, values, part) => diagnostics.push(candidate.source.diagnose(pointer, code, values, part));
    checkClaims(candidate, claims, report);
    if (!diagnostics.some(isClaim)) claims.add(candidate);
    checkSection(candidate, surroundings, report);
    checkRefs(candidate, candidates, surroundings, report);
    const asText = new Set(diagnostics.flatMap(({ code, pointer }) => (code === 'ref-keeps-words' ? [pointer.split('/').at(-2) ?? ''] : [])));
    checkLooks(candidate, asText, report);
    checkLookups(candidate, candidates, report);
    checkAccounts(candidate, candidates, report);
    checkChoices(candidate, candidates, surroundings.broken, report);
    checkQueries(candidate, { ...surroundings, all: candidates }, report);
    checkTiles(candidate.file, { all: candidates, broken: surroundings.broken }, report);
    checkRelated(candidate, candidates, report);
    checkRowSource(candidate, surroundings.rows, report);
    checkParts(candidate, surroundings, report);
    found.set(candidate, diagnostics);
  }
  return found;
}

function checkSection({ file, screen }: Candidate, { sections, portalSections = [], groups }: CheckContext, report: Report): void {
  if (screen.menu === false || sections === null) return;
  if (sections.includes(screen.menu.section)) {
    const { group, section } = screen.menu;
    const isOfSite = (name: string) => portalSections.includes(name) === (screen.site === 'portal');
    if (file.menu && !isOfSite(section))
      report('/menu/section', 'section-of-other-site', { found: section, allowed: allowedText(section, sections.filter(isOfSite)) });
    const known = groups?.[section] ?? [];
    if (group !== undefined && !known.includes(group)) report('/menu/group', 'unknown-group', { found: group, section, allowed: allowedText(group, known) });
    return;
  }
  report(file.menu === undefined ? '/name' : '/menu/section', 'unknown-section', {
    found: screen.menu.section,
    allowed: allowedText(
      screen.menu.section,
      sections.filter((name) => portalSections.includes(name) === (screen.site === 'portal')),
    ),
  });
}

function checkRefs(candidate: Candidate, all: Candidate[], { broken }: CheckContext, report: Report): void {
  for (const { at, field } of fieldsOf(candidate)) {
    checkLibrary(field, at, all, broken, report);
    const ref = parseFormat(field.format ?? '');
    if (ref?.kind !== 'ref') continue;
    const pointer = `${at}/format`;
    // Rows that no table holds have no ids to keep, but what they are called by can be kept.
    const target = all.find((other) => other.screen.name === ref.screen && (field.type === 'string' || !hasRowSource(other.screen)))?.screen;
    if (!target && broken.has(ref.screen)) report(pointer, 'ref-screen-broken', { found: ref.screen });
    else if (!target) {
      const names = all.filter((other) => other.screen.table).map((other) => other.screen.name);
      report(pointer, 'ref-unknown-screen', { found: ref.screen, allowed: allowedText(ref.screen, names) });
    } else {
      checkRefField(target, ref.field, pointer, report);
      const isUnique =
        hasRowSource(target) ||
        all.some(({ screen, file }) => screen === target && file.table?.unique?.some((set) => set.length === 1 && set[0] === ref.field));
      if (field.type === 'string' && !isUnique) report(`${at}/type`, 'ref-keeps-words', { found: `${ref.screen}.${ref.field}` });
    }
  }
}

/** Labels of references are the same for everybody, while phone numbers are masked for some. */
function checkRefField(target: Screen, found: string, pointer: string, report: Report): void {
  const field = fieldOf(target, found);
  const names = target.fields.flatMap(({ name, format }) => (format?.kind === 'phone' ? [] : [name]));
  if (!field) report(pointer, 'ref-unknown-field', { screen: target.name, found, allowed: allowedText(found, names) });
  else if (field.format?.kind === 'phone') report(pointer, 'ref-phone', { found, allowed: allowedText(found, names) });
}

interface PlacedField {
  at: string;
  field: FieldRules;
}

const placed = new WeakMap<ScreenFile, PlacedField[]>();

/** Returns every field of a descriptor, nested and asked ones included. */
function fieldsOf({ file }: Candidate): PlacedField[] {
  const known = placed.get(file) ?? [...allFields(file)];
  placed.set(file, known);
  return known;
}

function* allFields(file: ScreenFile): Generator<PlacedField> {
  yield* fieldsIn(file.schema?.properties, '/schema/properties');
  for (const [field, machine] of Object.entries(file.states ?? {})) {
    for (const [verb, { ask }] of Object.entries(machine.transitions ?? {})) yield* fieldsIn(ask, pointerOf('states', field, 'transitions', verb, 'ask'));
  }
  for (const [verb, { ask }] of Object.entries(file.actions ?? {})) yield* fieldsIn(ask, pointerOf('actions', verb, 'ask'));
}

function* fieldsIn(fields: Record<string, FieldRules> | undefined, place: string): Generator<PlacedField> {
  for (const [name, field] of Object.entries(fields ?? {})) {
    for (let [part, at]: [FieldRules | undefined, string] = [field, place + pointerOf(name)]; part; part = part.items, at += '/items') {
      yield { at, field: part };
      yield* fieldsIn(part.properties, `${at}/properties`);
    }
  }
}
