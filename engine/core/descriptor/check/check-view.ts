import { defaults } from '../normalize/defaults.ts';
import { normalize } from '../normalize/normalize.ts';
import { baseVerbs, isBareView, viewFile } from '../normalize/view-file.ts';
import { allowedText } from '../parse/allowed-text.ts';
import type { Diagnostic } from '../parse/diagnostic.ts';
import { pointerOf } from '../parse/pointer.ts';
import type { SourceFile } from '../parse/source-file.ts';
import { operations } from '../types.ts';
import { checkFields } from './check-fields.ts';
import { checkSectionLooks } from './check-looks.ts';
import { checkNames, checkWhose } from './check-names.ts';
import { checkVerbs } from './check-verbs.ts';
import { checkCondition } from './shapes/check-condition.ts';
import { type Candidate, gather, type Report } from './shapes/check-context.ts';
import { recordFields } from './shapes/check-effect.ts';

/** A view with the parts it inherits from its base, and the errors found while they were added. */
export interface FilledView {
  candidate: Candidate;
  diagnostics: Diagnostic[];
}

const filled = new WeakMap<Candidate, WeakMap<Candidate, FilledView>>();

/** Returns a view with the parts it inherits from its base; null if the candidate is no view. Equal arguments give the same object. */
export function fillView(candidate: Candidate, all: Candidate[]): FilledView | null {
  if (!isBareView(candidate.file)) return null;
  const base = all.find((other) => other.screen.name === candidate.file.viewOf);
  if (!base || base.file.viewOf !== undefined || base.file.page !== undefined || !base.file.schema) {
    const names = all.filter(({ file }) => file.viewOf === undefined && file.schema).map(({ screen }) => screen.name);
    const found = candidate.file.viewOf ?? '';
    return { candidate, diagnostics: [candidate.source.diagnose('/viewOf', 'view-unknown-screen', { found, allowed: allowedText(found, names) })] };
  }
  const known = filled.get(candidate) ?? new WeakMap<Candidate, FilledView>();
  filled.set(candidate, known);
  const view = known.get(base) ?? fillFrom(candidate, base);
  known.set(base, view);
  return view;
}

function fillFrom(bare: Candidate, base: Candidate): FilledView {
  const file = viewFile(bare.file, base.file);
  const candidate = { source: bare.source, file, screen: normalize(file) };
  const own = gather(
    bare,
    (view, report) => checkPicks(view, base, report),
    (view, report) => checkWhose(view, report, base.screen),
    (view, report) => checkWhere(view, base, report),
  );
  // What the view has from its base is checked there; a pointer to it leads nowhere in this file.
  const inherited = gather(candidate, checkFields, checkNames, checkSectionLooks, checkVerbs).filter(
    ({ code, pointer }) => !/^\/(schema|table|states|hooks)\//.test(pointer) && !own.some((reported) => reported.code === code && reported.pointer === pointer),
  );
  return { candidate, diagnostics: [...own, ...inherited] };
}

/** Parts that a view has from its base. */
const ofTheBase = ['schema', 'table', 'source', 'hooks', 'states', 'page'] as const;

/** Replaces errors inside parts that a view may not have by one error for the part. */
export function withoutBaseParts(source: SourceFile, shape: Diagnostic[]): Diagnostic[] {
  const { viewOf } = source.value;
  if (typeof viewOf !== 'string') return shape;
  const parts = ofTheBase.filter((part) => source.value[part] !== undefined);
  const isInside = ({ pointer }: Diagnostic) => parts.some((part) => pointer === `/${part}` || pointer.startsWith(`/${part}/`));
  return [...parts.map((part) => source.diagnose(`/${part}`, 'view-has-it', { found: part, screen: viewOf }, 'key')), ...shape.filter((one) => !isInside(one))];
}

/** Reports parts of a view that only its base may have, and picked fields of a screen that is no view. */
export function checkFace({ file }: Candidate, report: Report): void {
  if (file.viewOf === undefined) {
    if (file.fields) report('/fields', 'fields-without-view', {}, 'key');
    return;
  }
  for (const part of ofTheBase) {
    if (file[part] !== undefined) report(`/${part}`, 'view-has-it', { found: part, screen: file.viewOf }, 'key');
  }
}

/** The condition of a face may depend on fields it does not show. */
function checkWhere({ file }: Candidate, base: Candidate, report: Report): void {
  if (file.access?.where) checkCondition(file.access.where, recordFields(base.file), {}, '/access/where', report);
}

/** Fields, calls and machines that a view names are those of its base, and required fields can be filled in. */
function checkPicks({ file }: Candidate, { file: base, screen }: Candidate, report: Report): void {
  const declared = base.schema?.properties ?? {};
  const picked = file.fields ?? {};
  for (const name of Object.keys(picked)) {
    if (declared[name]) continue;
    report(pointerOf('fields', name), 'ref-unknown-field', { screen: screen.name, found: name, allowed: allowedText(name, Object.keys(declared)) }, 'key');
  }
  const calls = [...operations, ...baseVerbs(base)];
  for (const [index, call] of (file.access?.calls ?? []).entries()) {
    if (!calls.includes(call)) report(`/access/calls/${index}`, 'view-unknown-call', { screen: screen.name, found: call, allowed: allowedText(call, calls) });
  }
  const missing = Object.keys(base.states ?? {}).find((field) => !picked[field]);
  const writes = (file.access?.calls ?? []).some((call) => !defaults.operations.source.some((reading) => reading === call));
  if (missing !== undefined && writes) report('/fields', 'view-without-state', { found: missing }, 'key');
  if (!file.access?.calls?.includes('Add')) return;
  const own = [file.access.own ?? []].flat();
  const filledIn = new Set([...own, ...Object.keys({ ...base.add?.set, ...file.add?.set })]);
  // What the base's hooks do with a field that is read-only here, no file says; adding refuses what stays empty.
  const isFilled = (name: string) => picked[name] !== undefined && (!picked[name].readOnly || base.hooks !== undefined);
  const unfilled = (base.schema?.required ?? []).find(
    (name) => !isFilled(name) && !filledIn.has(name) && declared[name]?.default === undefined && !declared[name]?.readOnly,
  );
  if (unfilled !== undefined) report('/fields', 'view-without-required', { found: unfilled }, 'key');
}
