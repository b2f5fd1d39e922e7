import { describe, expect, it } from 'vitest';
import { ageOf } from '../../../../engine/web/renderer/form/draft/draft-age.ts';
import { draftKey, draftOf, readDraft, writeDraft } from '../../../../engine/web/renderer/form/draft/draft-journal.ts';
import { screenOf, text } from './field-samples.ts';

const fields = screenOf({
  name: { type: 'string', label: text('Name') },
  note: { type: 'string', label: text('Note') },
  password: { type: 'string', format: 'password', label: text('Password') },
}).fields.filter((field) => !field.isSystem);

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('draft journal', () => {
  it('keeps the changed fields, emptied ones as null, and never a password', () => {
    const draft = draftOf(fields, { name: 'a', note: 'n' }, { name: 'b', password: 'secret-1' }, 3);
    expect(draft).toMatchObject({ rev: 3, values: { name: 'b', note: null } });
  });

  it('keeps nothing when nothing changed', () => {
    expect(draftOf(fields, { name: 'a' }, { name: 'a', password: 'secret-1' }, 1)).toBeNull();
  });

  it('comes back as it was written and goes away', () => {
    const store = memory();
    const key = draftKey('admin', 'article', undefined);
    const draft = draftOf(fields, {}, { name: 'b' }, null);
    writeDraft(store, key, draft);
    expect(readDraft(store, key)).toEqual(draft);
    writeDraft(store, key, null);
    expect(store.items.size).toBe(0);
  });

  it('reads a broken entry and a refused storage as no draft', () => {
    const store = memory();
    store.setItem('k', '{"values":');
    expect(readDraft(store, 'k')).toBeNull();
    store.setItem('k', '{"saved_at":1}');
    expect(readDraft(store, 'k')).toBeNull();
    const refusing = {
      ...memory(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => writeDraft(refusing, 'k', draftOf(fields, {}, { name: 'b' }, null))).not.toThrow();
  });

  it('belongs to one account, screen and record', () => {
    expect(new Set([draftKey('a', 's', '1'), draftKey('b', 's', '1'), draftKey('a', 't', '1'), draftKey('a', 's', undefined)]).size).toBe(4);
  });

  it('tells its age in the largest unit that says something', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const ages = ['2026-11-21T11:59:40Z', '2026-11-21T11:18:00Z', '2026-11-21T07:00:00Z', '2026-11-18T11:00:00Z'].map((time) => ageOf(time, now));
    expect(ages).toEqual([
      { unit: 'now', count: 0 },
      { unit: 'minutes', count: 42 },
      { unit: 'hours', count: 5 },
      { unit: 'days', count: 3 },
    ]);
  });
});
