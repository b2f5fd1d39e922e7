import type { ActionFile, FieldFile, MachineFile, ScreenFile } from '../file-types.ts';

/** Whether a file shows records of another screen and has not inherited from it yet. */
export function isBareView(file: ScreenFile): boolean {
  return file.viewOf !== undefined && file.schema === undefined;
}

/**
 * Returns a view as a complete descriptor: the fields it picks with the rules of the base, the storage, hooks and machines of the base, and those
 * transitions and actions that `access.calls` names. Leaves out names that do not exist; `checkView` reports them.
 */
export function viewFile(view: ScreenFile, base: ScreenFile): ScreenFile {
  const declared = base.schema?.properties ?? {};
  const picked = Object.entries(view.fields ?? {}).filter(([name]) => declared[name]);
  const properties = Object.fromEntries(picked.map(([name, words]): [string, FieldFile] => [name, { ...declared[name]!, ...words }]));
  const has = (name: string) => Object.hasOwn(properties, name);
  const isCalled = ([verb]: [string, unknown]) => view.access?.calls?.includes(verb) === true;
  const states = Object.entries(base.states ?? {}).filter(([field]) => has(field));
  return {
    ...view,
    title: view.title ?? (base.title !== undefined && has(base.title) ? base.title : undefined),
    table: base.table,
    source: base.source,
    hooks: base.hooks,
    single: view.single ?? base.single,
    schema: {
      type: 'object',
      properties,
      required: base.schema?.required?.filter(has),
      rules: base.schema?.rules?.map((rule) => (has(rule.at) ? rule : { ...rule, when: { ...declared[rule.at]?.when, ...rule.when } })),
    },
    states: states.length === 0 ? undefined : Object.fromEntries(states.map(([field, machine]) => [field, withTransitions(machine, isCalled)])),
    actions: { ...Object.fromEntries(Object.entries(base.actions ?? {}).filter(isCalled)), ...view.actions },
    add: base.source === undefined ? { ...base.add, ...view.add } : view.add,
    edit: base.source === undefined ? { ...base.edit, ...view.edit } : view.edit,
  };
}

function withTransitions(machine: MachineFile, isCalled: (entry: [string, unknown]) => boolean): MachineFile {
  return { ...machine, transitions: Object.fromEntries(Object.entries(machine.transitions ?? {}).filter(isCalled)) };
}

/** Returns the verbs of the base's transitions and actions, as `access.calls` may name them. */
export function baseVerbs({ states, actions }: ScreenFile): string[] {
  return [
    ...Object.values(states ?? {}).flatMap(({ transitions }) => Object.keys(transitions ?? {})),
    ...Object.keys(actions ?? ({} as Record<string, ActionFile>)),
  ];
}
