import { texts } from '../../../../generated/words/engine-core/check-verbs.ts';
import { fillText, type Text } from '../../text/text.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { type MachineFile, operations } from '../types.ts';
import type { Candidate, Report } from './check-context.ts';
import { checkCondition } from './check-fields.ts';

/** States, actions and calls: every value exists, every verb stands once. */
export function checkVerbs({ file, screen }: Candidate, report: Report): void {
  const takenBy = new Map<string, Text>();
  const claim = (verb: string, by: Text, at: string, part: 'key' | 'value'): void => {
    const other = takenBy.get(verb.toLowerCase());
    if (other) report(at, 'verb-taken', { found: verb, other }, part);
    else takenBy.set(verb.toLowerCase(), by);
  };
  for (const operation of operations) {
    const verb = screen.calls[operation];
    if (verb === undefined) continue;
    claim(verb, fillText(texts.genericOperation, { operation }), pointerOf('calls', operation), 'value');
  }
  for (const [field, machine] of Object.entries(file.states ?? {})) {
    checkMachine(file, field, machine, report);
    for (const verb of Object.keys(machine.transitions ?? {})) {
      claim(verb, fillText(texts.transition, { verb }), pointerOf('states', field, 'transitions', verb), 'key');
    }
  }
  for (const [verb, action] of Object.entries(file.actions ?? {})) {
    const at = pointerOf('actions', verb);
    claim(verb, fillText(texts.action, { verb }), at, 'key');
    if (action.handler === undefined && action.open === undefined && action.widget === undefined) report(at, 'action-does-nothing');
    if (action.when) checkCondition(action.when, file.schema?.properties ?? {}, file.states ?? {}, `${at}/when`, report);
  }
  for (const operation of Object.keys(file.calls ?? {})) {
    const offered = Object.keys(screen.calls);
    if (!offered.includes(operation)) {
      report(pointerOf('calls', operation), 'call-not-offered', { found: operation, allowed: allowedText(operation, offered) }, 'key');
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
  for (const [verb, transition] of Object.entries(machine.transitions ?? {})) {
    const step = at + pointerOf('transitions', verb);
    for (const [index, state] of transition.from.entries()) known(state, `${step}/from/${index}`);
    known(transition.to, `${step}/to`);
  }
}
