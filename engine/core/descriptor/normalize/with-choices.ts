import type { Choices, Field, Option, Screen } from '../types.ts';

/** Returns where the options of fields come from that are records of other screens, asked fields included. */
export function choicesIn({ fields, derived, machines, actions }: Screen): Choices[] {
  const askFields = [...machines.flatMap(({ transitions }) => transitions), ...actions].flatMap(({ ask }) => ask);
  return [...fields, ...derived, ...askFields].flatMap(({ choices }) => choices ?? []);
}

/** Returns the screen with the current options of its fields. A field whose options could not be read accepts any value of its type. */
export function withChoices(screen: Screen, optionsOf: (choices: Choices) => Option[] | undefined): Screen {
  if (choicesIn(screen).length === 0) return screen;
  const filled = (field: Field): Field => {
    const options = field.choices && optionsOf(field.choices);
    if (!options || options.length === 0) return field;
    return { ...field, options, schema: { ...field.schema, enum: options.map(({ value }) => value) } };
  };
  const asking = <Act extends { ask: Field[] }>(act: Act): Act => ({ ...act, ask: act.ask.map(filled) });
  return {
    ...screen,
    fields: screen.fields.map(filled),
    derived: screen.derived.map(filled),
    machines: screen.machines.map((machine) => ({ ...machine, transitions: machine.transitions.map(asking) })),
    actions: screen.actions.map(asking),
  };
}
