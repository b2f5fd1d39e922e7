import { texts } from '../../../../generated/words/engine-core/check-verbs.ts';
import { fillText, type Text } from '../../text/text.ts';
import type { ActionFile, FieldFile, MachineFile } from '../file-types.ts';
import { parseFormat } from '../formats.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { isPrivate } from '../private-formats.ts';
import { operations } from '../types.ts';
import type { Candidate, Report } from './shapes/check-context.ts';
import { checkEffect, recordFields, sealOf } from './shapes/check-effect.ts';

/** Checks states, actions and calls: every value exists and every verb is declared once. */
export function checkVerbs({ file, screen }: Candidate, report: Report): void {
  for (const [index, call] of (file.viewOf === undefined ? (file.access?.calls ?? []) : []).entries()) {
    const isKnown = operations.some((operation) => operation === call);
    if (!isKnown) report(`/access/calls/${index}`, 'unknown-value', { found: JSON.stringify(call), allowed: allowedText(call, operations) });
  }
  const ownerOf = new Map<string, Text>();
  const claim = (verb: string, by: Text, at: string, part: 'key' | 'value'): void => {
    const other = ownerOf.get(verb.toLowerCase());
    if (other) report(at, 'verb-taken', { found: verb, other }, part);
    else ownerOf.set(verb.toLowerCase(), by);
  };
  for (const operation of operations) {
    const verb = screen.calls[operation];
    if (verb === undefined) continue;
    claim(verb, fillText(texts.genericOperation, { operation }), pointerOf('callNames', operation), 'value');
  }
  for (const [field, machine] of Object.entries(file.states ?? {})) {
    checkMachine(file, field, machine, report);
    for (const verb of Object.keys(machine.transitions ?? {})) {
      claim(verb, fillText(texts.transition, { verb }), pointerOf('states', field, 'transitions', verb), 'key');
    }
  }
  if (file.add) checkEffect(file.add, recordFields(file), '/add', report);
  if (file.edit) checkEffect(file.edit, recordFields(file), '/edit', report);
  for (const [verb, action] of Object.entries(file.actions ?? {})) {
    const at = pointerOf('actions', verb);
    claim(verb, fillText(texts.action, { verb }), at, 'key');
    const does = [action.handler, action.open, action.widget, action.set, action.move, action.notify];
    if (does.every((part) => part === undefined)) report(at, 'action-does-nothing');
    checkEffect(action, recordFields(file), at, report);
    if (action.result !== undefined && action.handler === undefined && action.open === undefined) report(`${at}/result`, 'result-without-handler', {}, 'key');
    if (action.job) checkJob(action, at, report);
    checkAddress(action, file, `${at}/open`, report);
    if (action.at !== 'toolbar') continue;
    for (const word of ['when', 'set', 'own', 'notBy', 'move', 'notify'] as const) {
      if (action[word] !== undefined) report(`${at}/${word}`, 'toolbar-without-record', { found: word }, 'key');
    }
  }
  for (const operation of Object.keys(file.callNames ?? {})) {
    const offered = Object.keys(screen.calls);
    if (!offered.includes(operation)) {
      report(pointerOf('callNames', operation), 'call-not-offered', { found: operation, allowed: allowedText(operation, offered) }, 'key');
    }
  }
  const verbs = [...Object.values(screen.calls), ...screen.machines.flatMap((machine) => machine.transitions), ...screen.actions].map((verb) =>
    typeof verb === 'string' ? verb : verb.verb,
  );
  for (const verb of Object.keys(file.access?.levels ?? {})) {
    if (!verbs.includes(verb)) report(pointerOf('access', 'levels', verb), 'unknown-verb', { found: verb, allowed: allowedText(verb, verbs) }, 'key');
  }
}

function checkMachine(file: Candidate['file'], field: string, machine: MachineFile, report: Report): void {
  const at = pointerOf('states', field);
  const declared = file.schema?.properties[field];
  if (!declared) report(at, 'state-without-field', { found: field }, 'key');
  else if (declared.type !== 'string') report(pointerOf('schema', 'properties', field, 'type'), 'state-not-string', { found: field });
  for (const word of ['enum', 'default', 'pattern', 'format'] as const) {
    if (declared?.[word] !== undefined) report(pointerOf('schema', 'properties', field, word), 'state-with-enum', { found: word }, 'key');
  }
  const states = Object.keys(machine.values);
  const known = (state: string | undefined, pointer: string): void => {
    if (state !== undefined && !states.includes(state)) report(pointer, 'unknown-state', { found: state, allowed: allowedText(state, states) });
  };
  known(machine.initial, `${at}/initial`);
  known(machine.onEdit, `${at}/onEdit`);
  const fields = Object.keys(file.schema?.properties ?? {});
  for (const [index, name] of (machine.onEditExcept ?? []).entries()) {
    if (!fields.includes(name)) report(`${at}/onEditExcept/${index}`, 'unknown-field', { found: name, allowed: allowedText(name, fields) });
  }
  if (machine.onEditExcept && machine.onEdit === undefined) report(`${at}/onEditExcept`, 'except-without-on-edit', {}, 'key');
  for (const [index, state] of (machine.editable ?? []).entries()) known(state, `${at}/editable/${index}`);
  checkReached(file, machine, at, report);
  for (const [verb, transition] of Object.entries(machine.transitions ?? {})) {
    const step = at + pointerOf('transitions', verb);
    for (const [index, state] of transition.from.entries()) known(state, `${step}/from/${index}`);
    known(transition.to, `${step}/to`);
    checkEffect(transition, recordFields(file), step, report);
    checkStoredAsk(file, transition.ask ?? {}, step, report);
    const does = [transition.ask, transition.set, transition.move, transition.notify, file.hooks];
    if (transition.by !== 'system' && transition.from.every((state) => state === transition.to) && does.every((part) => part === undefined))
      report(`${step}/to`, 'transition-to-itself', { found: transition.to });
    if (transition.by !== 'system') continue;
    for (const word of ['confirm', 'ask', 'bulk', 'own', 'notBy'] as const) {
      if (transition[word] !== undefined) report(`${step}/${word}`, 'automatic-with-button', { found: word }, 'key');
    }
  }
}

/** Without hooks a record reaches a state by a transition only. */
function checkReached({ hooks }: Candidate['file'], { initial, onEdit, values, transitions = {} }: MachineFile, at: string, report: Report): void {
  const reached = new Set([initial, onEdit]);
  const steps = Object.values(transitions);
  const isKnown = (state: string) => Object.hasOwn(values, state);
  if (hooks !== undefined || steps.length === 0 || !isKnown(initial)) return;
  // What is told of a step may be why nothing leads there.
  if (steps.some(({ from, to }) => ![to, ...from].every(isKnown) || from.every((state) => state === to))) return;
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of steps) if (from.some((state) => reached.has(state))) reached.add(to);
  }
  for (const state of Object.keys(values)) if (!reached.has(state)) report(`${at}/values/${state}`, 'state-unreached', { found: state }, 'key');
}

/** A value that a transition asks for under the name of a field is stored in it. */
function checkStoredAsk({ schema, states }: Candidate['file'], ask: Record<string, FieldFile>, at: string, report: Report): void {
  for (const [name, askField] of Object.entries(ask)) {
    const field = schema?.properties[name];
    const pointer = at + pointerOf('ask', name);
    if (!field) continue;
    if (states?.[name]) report(pointer, 'set-state', { found: name }, 'key');
    else if (field.computed !== undefined || field.rollup !== undefined) report(pointer, 'computed-not-stored', { found: name }, 'key');
    else if (field.type !== askField.type || sealOf(field) !== sealOf(askField))
      report(pointer, 'ask-unlike-field', { found: name, wanted: [field.type, field.format ?? []].flat().join(', ') }, 'key');
  }
}

/** The values in an address are fields of the record. */
function checkAddress({ at: place, open = '' }: ActionFile, file: Candidate['file'], at: string, report: Report): void {
  const { fields } = recordFields(file);
  for (const [, name = ''] of open.matchAll(/\{(\w+)\}/g)) {
    if (place === 'toolbar') report(at, 'toolbar-without-record', { found: `{${name}}` });
    else if (!fields[name]) report(at, 'unknown-field', { found: name, allowed: allowedText(name, Object.keys(fields)) });
  }
}

/** A job is the work of the handler; what was asked for is stored in its row until it ends. */
function checkJob({ handler, ask }: ActionFile, at: string, report: Report): void {
  if (handler === undefined) report(`${at}/job`, 'job-without-handler', {}, 'key');
  for (const [name, { format }] of Object.entries(ask ?? {})) {
    const parsed = parseFormat(format ?? '');
    if (parsed && (isPrivate(parsed) || parsed.kind === 'parameters')) report(at + pointerOf('ask', name), 'job-asks-secret', { found: name }, 'key');
  }
}
