import type { ActionFile, FieldFile, MachineFile, ScreenFile } from '../file-types.ts';

/** A file that shows records of another screen and has not been filled in from it. */
export function isBareView(file: ScreenFile): boolean {
  return file.viewOf !== undefined && file.schema === undefined;
}

/**
 * Another face of the base's records as a descriptor of its own: the fields it picks with the base's rules, the storage, hooks and machines of the
 * base, and of its transitions and actions those that `access.calls` names. Names that lead nowhere are left out; `checkView` tells of them.
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

/** Verbs of the base's transitions and actions, as `access.calls` may name them. */
export function baseVerbs({ states, actions }: ScreenFile): string[] {
  return [
    ...Object.values(states ?? {}).flatMap(({ transitions }) => Object.keys(transitions ?? {})),
    ...Object.keys(actions ?? ({} as Record<string, ActionFile>)),
  ];
}
