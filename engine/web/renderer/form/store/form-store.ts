import { texts } from '../../../../../generated/words/engine-web/form-store.ts';
import { isRequired, visibleFields } from '../../../../core/condition/visible-fields.ts';
import type { FormMode } from '../../../../core/derive/form-schema.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { isSameValue } from '../../../../core/json/same-value.ts';
import type { Text } from '../../../../core/text/text.ts';
import { dropEmpty } from '../../../../core/validation/drop-empty.ts';
import type { InvalidField } from '../../../../core/validation/invalid-field.ts';
import { pageContext } from '../../../state/value-context.ts';
import { changedFields } from './form-payload.ts';
import type { FormValues } from './form-values.ts';

/**
 * Checks a record by the rules of its screen: the module the server made, or the plain rules of loose fields.
 * @param before the stored record, when it is edited
 */
export type Validate = (record: FormValues, mode: FormMode, before?: FormValues) => InvalidField[];

export interface FormStart {
  /** Values as loaded; what "changed" is measured against. */
  base: FormValues;
  /** Values as shown at first: a copy, a restored draft, defaults. Left out: the base. */
  values?: FormValues;
  /** The record as the server gave it, with states and masked secrets. */
  record?: FormValues;
}

/** One form's state, outside React, so that a keystroke renders the one field that reads it. */
export interface FormStore {
  readonly fields: Field[];
  readonly mode: FormMode;
  base(): FormValues;
  /** Replaced as a whole by every change. */
  values(): FormValues;
  /** Values over the loaded record: what widgets that look at their neighbours see. */
  record(): FormValues;
  set(name: string, value: unknown): void;
  /** The field, or a member of it (`contacts.1.phone`), was left: from now on its error shows as it is typed. */
  touch(path: string): void;
  /** Something of the field is on its way: it counts as changed and stands in the way of saving until what is returned is called. */
  hold(name: string): () => void;
  /** Shows every error; what is returned stands in the way of saving. */
  check(): InvalidField[];
  /** Shows the errors of these fields; what is returned stands in the way of going on. */
  checkOnly(names: readonly string[]): InvalidField[];
  /** Error to show at a field. */
  errorOf(name: string): InvalidField | undefined;
  /** Errors to show at the members of a field, by their path in it (`1.phone`). The same object as long as they are the same. */
  errorsIn(name: string): ReadonlyMap<string, Text> | undefined;
  /** What the last `check` or the server found and is still wrong. */
  summary(): InvalidField[];
  /** Errors the server found; each goes away with the next change of its field. */
  refuse(errors: InvalidField[]): void;
  visible(): Field[];
  isShown(name: string): boolean;
  /** Whether it must be filled in, as the others are; a secret that stays as it is need not. */
  isRequired(name: string): boolean;
  /** Names of the visible fields that differ from the base. */
  changed(): string[];
  restart(start: FormStart): void;
  subscribe(listener: () => void): () => void;
}

interface State {
  start: FormStart;
  values: FormValues;
  visible: Field[];
  shown: ReadonlySet<string>;
  touched: ReadonlySet<string>;
  /** By the rules of the page, visible or not yet. */
  errors: InvalidField[];
  /** By the server. */
  refused: InvalidField[];
  /** Fields with something on its way, one entry for each. */
  held: readonly string[];
  summary: InvalidField[];
  /** What stands at each field. */
  atField: ReadonlyMap<string, InvalidField>;
  /** What stands at the members of each field. */
  inField: ReadonlyMap<string, ReadonlyMap<string, Text>>;
}

/** Creates the store of one form. Values, visible fields and errors are derived again with each change. */
export function createFormStore(options: { fields: Field[]; mode: FormMode; validate: Validate; start: FormStart }): FormStore {
  const { fields, mode, validate } = options;
  const listeners = new Set<() => void>();
  const nested = new Set(fields.filter((field) => field.members ?? field.element?.members ?? field.format?.kind === 'parameters').map((field) => field.name));
  let lastInField: State['inField'] = new Map();
  let state = begin(options.start);

  function begin(start: FormStart): State {
    const values = start.values ?? start.base;
    return settled({ start, values, touched: new Set(), refused: [], held: [], summary: [] });
  }

  /** Everything that follows from values, touched fields and refusals. */
  function settled(next: Pick<State, 'start' | 'values' | 'touched' | 'refused' | 'held' | 'summary'>): State {
    const { start, values, touched, refused, held } = next;
    const visible = visibleFields(fields, { ...start.record, ...values }, pageContext());
    const shown = new Set(visible.map((field) => field.name));
    const record = dropEmpty(Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name))), fields);
    // Nothing would be shown of it yet.
    const isUnread = touched.size === 0 && next.summary.length === 0;
    const found = isUnread ? [] : validate(record, mode, mode === 'edit' ? start.record : undefined).filter((error) => !held.includes(rootOf(error.field)));
    const onTheWay = [...new Set(held)].map((field) => ({ field, code: 'uploading', text: texts.uploading }));
    const errors = [...found, ...onTheWay].filter((error) => shown.has(rootOf(error.field)));
    const wrong = new Set([...refused, ...errors].map((error) => error.field));
    const shownErrors = [...errors.filter((error) => touched.has(rootOf(error.field)) || touched.has(error.field)), ...refused];
    const isInside = (error: InvalidField) => error.field !== rootOf(error.field) && nested.has(rootOf(error.field));
    const atField = new Map(shownErrors.filter((error) => !isInside(error)).map((error) => [rootOf(error.field), error]));
    const inField = byField(shownErrors.filter(isInside), lastInField);
    lastInField = inField;
    return { ...next, visible, shown, errors, atField, inField, summary: next.summary.filter((error) => wrong.has(error.field)) };
  }

  function change(next: State): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function inOrder(errors: InvalidField[]): InvalidField[] {
    const place = (error: InvalidField) => fields.findIndex((field) => field.name === rootOf(error.field));
    return errors.toSorted((a, b) => place(a) - place(b));
  }

  return {
    fields,
    mode,
    base: () => state.start.base,
    values: () => state.values,
    record: () => ({ ...state.start.record, ...Object.fromEntries(Object.entries(state.values).filter(([, value]) => value !== undefined)) }),
    set(name, value) {
      if (Object.is(state.values[name], value)) return;
      const refused = state.refused.filter((error) => rootOf(error.field) !== name);
      change(settled({ ...state, values: { ...state.values, [name]: value }, refused }));
    },
    touch(path) {
      if (!state.touched.has(path)) change(settled({ ...state, touched: new Set([...state.touched, path]) }));
    },
    hold(name) {
      change(settled({ ...state, held: [...state.held, name] }));
      return () => change(settled({ ...state, held: state.held.toSpliced(state.held.indexOf(name), 1) }));
    },
    check() {
      const touched = new Set(fields.map((field) => field.name));
      const next = settled({ ...state, touched, refused: [], summary: [] });
      change({ ...next, summary: inOrder(next.errors) });
      return state.summary;
    },
    checkOnly(names) {
      change(settled({ ...state, touched: new Set([...state.touched, ...names]) }));
      return [...state.errors, ...state.refused].filter((error) => names.includes(rootOf(error.field)));
    },
    errorOf: (name) => state.atField.get(name),
    errorsIn: (name) => state.inField.get(name),
    summary: () => state.summary,
    refuse: (errors) => change(settled({ ...state, refused: errors, summary: inOrder(errors) })),
    visible: () => state.visible,
    isShown: (name) => state.shown.has(name),
    isRequired: (name) => {
      const field = state.visible.find((one) => one.name === name);
      if (!field || (mode === 'edit' && field.secretOnEdit)) return false;
      return isRequired(field, { ...state.start.record, ...state.values }, pageContext());
    },
    changed: () => {
      const changed = new Set([...changedFields(state.visible, state.start.base, state.values), ...state.held]);
      return state.visible.map(({ name }) => name).filter((name) => changed.has(name));
    },
    restart: (start) => change({ ...begin(start), held: state.held }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Errors of members by field; those that say the same as before stay the same object, so that nothing is drawn anew for them. */
function byField(errors: InvalidField[], before: State['inField']): State['inField'] {
  const groups = Map.groupBy(errors, (error) => rootOf(error.field));
  return new Map(
    [...groups].map(([name, group]) => {
      const inside = new Map(group.map(({ field, text }) => [field.slice(name.length + 1), text]));
      const known = before.get(name);
      return [name, known && isSameValue([...known], [...inside]) ? known : inside];
    }),
  );
}

/** `tags.0` belongs to the field `tags`. */
export function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
