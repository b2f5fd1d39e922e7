import { describe, expect, it } from 'vitest';
import {
  addPayload,
  changedFields,
  copiedValues,
  defaultValues,
  editPayload,
  initialStates,
  loadedValues,
} from '../../../../engine/web/renderer/form/store/form-payload.ts';
import { screenOf, text } from './field-samples.ts';

const screen = screenOf(
  {
    key: { type: 'string', label: text('Key') },
    name: { type: 'string', label: text('Name') },
    tags: { type: 'array', items: { type: 'string' }, label: text('Tags') },
    secret: { type: 'string', format: 'secret', label: text('Secret') },
    logo: { type: 'string', format: 'image', label: text('Logo') },
    phone: { type: 'string', format: 'phone', label: text('Phone') },
    is_open: { type: 'boolean', default: false, label: text('Open') },
  },
  { table: { unique: [['key'], ['name', 'is_open']] } },
);
const fields = screen.fields.filter((field) => !field.isSystem);

describe('payloads of a form', () => {
  it('an added record sends what is filled in, false and zero included', () => {
    expect(addPayload(fields, { name: 'a', tags: [], is_open: false, secret: '' })).toEqual({ name: 'a', is_open: false });
  });

  it('an edited record sends the changes only and names what was emptied', () => {
    const base = { name: 'a', tags: ['x'], key: 'k', is_open: true };
    expect(editPayload(fields, base, { name: 'b', tags: undefined, key: 'k', is_open: false })).toEqual({ name: 'b', is_open: false, clear: ['tags'] });
  });

  it('a secret left empty is neither sent nor cleared', () => {
    expect(editPayload(fields, { secret: 'typed' }, { secret: undefined })).toEqual({});
    expect(editPayload(fields, {}, { secret: 'new' })).toEqual({ secret: 'new' });
  });

  it('an untouched record sends nothing, however emptiness is spelled', () => {
    expect(editPayload(fields, { name: null, tags: [] }, { name: '', tags: undefined })).toEqual({});
    expect(changedFields(fields, { tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual(['tags']);
  });
});

describe('values a form begins with', () => {
  it('takes defaults for a new record', () => {
    expect(defaultValues(fields)).toEqual({ is_open: false });
  });

  it('does not take masked secrets and empty values of a loaded record', () => {
    expect(loadedValues(fields, { id: 1, name: 'a', key: null, secret: '••••1234', tags: [] })).toEqual({ name: 'a' });
  });

  it('copies a record without its secret, its files, a masked number and what is unique alone', () => {
    expect(copiedValues(screen, fields, { key: 'k', name: 'a', secret: '••••', logo: '/files/1.png', phone: '138****8000', is_open: true })).toEqual({
      name: 'a',
      is_open: true,
    });
  });

  it('knows the states of a record that does not exist yet', () => {
    const machine = screenOf(
      { status: { type: 'string', label: text('S') } },
      { states: { status: { initial: 'on', values: { on: text('On'), off: text('Off') } } } },
    );
    expect(initialStates(machine)).toEqual({ status: 'on' });
  });
});
