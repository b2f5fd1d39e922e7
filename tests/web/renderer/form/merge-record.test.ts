import { describe, expect, it } from 'vitest';
import { applyChoices, mergeRecord } from '../../../../engine/web/renderer/form/store/merge-record.ts';
import { screenOf, text } from './field-samples.ts';

const fields = screenOf({
  name: { type: 'string', label: text('Name') },
  note: { type: 'string', label: text('Note') },
  tags: { type: 'array', items: { type: 'string' }, label: text('Tags') },
  secret: { type: 'string', format: 'secret', label: text('Secret') },
}).fields.filter((field) => !field.isSystem);

describe('mergeRecord', () => {
  const base = { name: 'a', note: 'n', tags: ['x'] };

  it('keeps both sides where only one changed', () => {
    const merge = mergeRecord(fields, base, { ...base, name: 'mine' }, { ...base, note: 'theirs' });
    expect(merge).toEqual({ values: { name: 'mine', note: 'theirs', tags: ['x'] }, conflicts: [] });
  });

  it('does not ask about the same change made twice', () => {
    expect(mergeRecord(fields, base, { ...base, tags: ['y'] }, { ...base, tags: ['y'] }).conflicts).toEqual([]);
  });

  it('asks for each field both changed and takes the choice', () => {
    const merge = mergeRecord(fields, base, { ...base, name: 'mine', note: undefined }, { ...base, name: 'theirs', note: 'more' });
    expect(merge.conflicts.map(({ field }) => field.name)).toEqual(['name', 'note']);
    expect(applyChoices(merge, { name: 'theirs', note: 'mine' })).toEqual({ name: 'theirs', note: undefined, tags: ['x'] });
  });

  it('keeps a secret that was typed: nobody can compare it', () => {
    expect(mergeRecord(fields, base, { ...base, secret: 'new' }, base).values.secret).toBe('new');
  });
});
