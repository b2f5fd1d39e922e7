import { describe, expect, it } from 'vitest';
import { formSchemaOf } from '../../../../engine/core/derive/form-schema.ts';
import { compileRecordValidator } from '../../../../engine/core/validation/validate-record.ts';
import { plainRules } from '../../../../engine/web/renderer/form/store/check-fields.ts';
import { createFormStore } from '../../../../engine/web/renderer/form/store/form-store.ts';
import { precompiledValidator } from '../../../../engine/web/renderer/form/store/precompiled-validator.ts';
import { screenOf, text } from './field-samples.ts';

const screen = screenOf(
  {
    name: { type: 'string', minLength: 2, label: text('Name') },
    mode: { type: 'string', enum: ['limited', 'open'], label: text('Mode') },
    limit: { type: 'integer', minimum: 1, when: { mode: 'limited' }, label: text('Limit') },
    email: { type: 'string', format: 'email', label: text('E-mail') },
  },
  { required: ['name', 'limit'] },
);
const fields = screen.fields.filter((field) => !field.isSystem);
const check = compileRecordValidator(screen);
const validate = (record: Record<string, unknown>, mode: 'add' | 'edit') => check(record, { mode }).errors;
const open = (base: Record<string, unknown> = {}) => createFormStore({ fields, mode: 'add', validate, start: { base } });

describe('createFormStore', () => {
  it('says nothing about a field before it is left, then follows every key', () => {
    const store = open();
    store.set('name', 'a');
    expect(store.errorOf('name')).toBeUndefined();
    store.touch('name');
    expect(store.errorOf('name')?.code).toBe('min');
    store.set('name', 'ab');
    expect(store.errorOf('name')).toBeUndefined();
  });

  it('shows every fault in form order when it is checked, and shortens the summary as they are mended', () => {
    const store = open({ mode: 'limited' });
    expect(store.check().map((error) => error.field)).toEqual(['name', 'limit']);
    store.set('limit', 5);
    expect(store.summary().map((error) => error.field)).toEqual(['name']);
  });

  it('neither checks nor counts a field whose condition fails', () => {
    const store = open({ name: 'ab', mode: 'open' });
    store.set('limit', -1);
    expect(store.isShown('limit')).toBe(false);
    expect(store.check()).toEqual([]);
    expect(store.changed()).toEqual([]);
    store.set('mode', 'limited');
    expect(store.isShown('limit')).toBe(true);
    expect(store.changed()).toEqual(['mode', 'limit']);
  });

  it('is not saved while something of a field is on its way, and counts it as changed', () => {
    const store = open({ name: 'ab', mode: 'open' });
    const [first, second] = [store.hold('name'), store.hold('name')];
    expect(store.changed()).toEqual(['name']);
    expect(store.check().map(({ field, code }) => [field, code])).toEqual([['name', 'uploading']]);
    first();
    expect(store.errorOf('name')?.code).toBe('uploading');
    second();
    expect(store.errorOf('name')).toBeUndefined();
    expect(store.summary()).toEqual([]);
    expect(store.changed()).toEqual([]);
  });

  it('tells errors of members at the members, each once it was left', () => {
    const contacts = screenOf({
      contacts: {
        type: 'array',
        label: text('Contacts'),
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', label: text('Name') }, phone: { type: 'string', format: 'phone', label: text('Phone') } },
        },
      },
    });
    const rules = compileRecordValidator(contacts);
    const own = contacts.fields.filter((field) => !field.isSystem);
    const store = createFormStore({ fields: own, mode: 'add', validate: (record, mode) => rules(record, { mode }).errors, start: { base: {} } });
    store.set('contacts', [{ phone: '1' }]);
    store.touch('contacts.0.phone');
    expect([...(store.errorsIn('contacts') ?? [])].map(([path]) => path)).toEqual(['0.phone']);
    const before = store.errorsIn('contacts');
    store.touch('other');
    expect(store.errorsIn('contacts')).toBe(before);
    expect(store.check().map(({ field }) => field)).toEqual(['contacts.0.name', 'contacts.0.phone']);
    expect(store.errorOf('contacts')).toBeUndefined();
    store.set('contacts', [{ name: 'a', phone: '1' }]);
    expect(store.summary().map(({ field }) => field)).toEqual(['contacts.0.phone']);
  });

  it('keeps what the server refused until that field changes', () => {
    const store = open({ name: 'ab' });
    store.refuse([{ field: 'name', code: 'taken', text: text('Taken') }]);
    store.set('email', 'a@example.com');
    expect(store.errorOf('name')?.code).toBe('taken');
    store.set('name', 'abc');
    expect(store.errorOf('name')).toBeUndefined();
    expect(store.summary()).toEqual([]);
  });

  it('is unchanged again when a value is typed back', () => {
    const store = open({ name: 'ab' });
    store.set('name', 'abc');
    store.set('name', 'ab');
    store.set('email', '');
    expect(store.changed()).toEqual([]);
  });

  it('tells listeners of changes only', () => {
    const store = open({ name: 'ab' });
    let calls = 0;
    const stop = store.subscribe(() => calls++);
    store.set('name', 'ab');
    store.set('name', 'abc');
    stop();
    store.set('name', 'abcd');
    expect(calls).toBe(1);
  });
});

describe('plainRules', () => {
  it('agrees with the compiled rules about loose fields', () => {
    const rules = plainRules(fields);
    const records = [
      {},
      { name: 'a' },
      { name: 'ab', email: 'no' },
      { name: 'ab', mode: 'limited', limit: 0 },
      { name: 'ab', mode: 'limited', limit: 'x' },
      { name: 'ab', mode: 'open' },
    ];
    for (const record of records) {
      expect(rules(record, 'add').map(({ field, code }) => [field, code])).toEqual(validate(record, 'add').map(({ field, code }) => [field, code]));
    }
  });
});

describe('precompiledValidator', () => {
  it('answers rjsf from the compiled rules, in the form rjsf wants', () => {
    const { schema } = formSchemaOf(screen, 'en', { mode: 'add' });
    const validator = precompiledValidator(schema, validate, 'add', 'en');
    expect(validator.isValid(schema, { name: 'ab', mode: 'open' }, schema)).toBe(true);
    const { errors, errorSchema } = validator.validateFormData({ name: '' }, schema);
    expect(errors).toMatchObject([{ property: '.name', name: 'required', message: 'Name is required' }]);
    expect(errorSchema).toMatchObject({ name: { __errors: ['Name is required'] } });
  });
});
