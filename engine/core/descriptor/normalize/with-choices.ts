import type { Choices, Field, Option, Screen } from '../types.ts';

/** Fields whose values are those of other records, asked ones included, with where those come from. */
export function choicesIn({ fields, derived, machines, actions }: Screen): Choices[] {
  const askFields = [...machines.flatMap(({ transitions }) => transitions), ...actions].flatMap(({ ask }) => ask);
  return [...fields, ...derived, ...askFields].flatMap(({ choices }) => choices ?? []);
}

/** The screen with the values its fields may have at this moment. A field of which nothing could be read takes any value of its type. */
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
