import { describe, expect, test } from 'vitest';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import { statesAfterEdit } from '../../../../engine/web/actions/state-after-edit.ts';
import { bulkFields, unconditionalField } from '../../../../engine/web/renderer/bulk-edit/bulk-fields.ts';
import { planEdits } from '../../../../engine/web/renderer/bulk-edit/plan-edits.ts';
import { runEdits } from '../../../../engine/web/renderer/bulk-edit/run-edits.ts';
import { ApiError } from '../../../../engine/web/transport/api-error.ts';
import { both } from '../../../helpers/screens.ts';

const screen = normalize({
  name: 'plan',
  label: both('Plan'),
  table: { unique: [['slug']] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', label: both('Title') },
      slug: { type: 'string', label: both('Slug') },
      code: { type: 'string', writeOnce: true, label: both('Code') },
      key: { type: 'string', format: 'secret', label: both('Key') },
      views: { type: 'integer', readOnly: true, label: both('Views') },
      mode: { type: 'string', enum: ['free', 'limited'], enumLabel: { zh_cn: ['a', 'b'], en: ['a', 'b'] }, default: 'free', label: both('Mode') },
      limit: { type: 'integer', default: 10, when: { mode: 'limited' }, label: both('Limit') },
      status: { type: 'string', label: both('Status') },
    },
  },
  list: { columns: ['title'] },
  states: { status: { initial: 'new', onEdit: 'new', values: { new: both('New'), passed: both('Passed') } } },
});

const records = [
  { id: 1, rev: 3, title: 'one', mode: 'limited', limit: 5, status: 'passed' },
  { id: 2, rev: 7, title: 'two', mode: 'free', limit: null, status: 'new' },
];

describe('a bulk edit', () => {
  test('offers what may be the same for many records, to those who may edit', () => {
    expect(bulkFields({ screen, verbs: ['Edit'] }).map(({ name }) => name)).toEqual(['title', 'mode', 'limit']);
    expect(bulkFields({ screen, verbs: ['List'] })).toEqual([]);
  });

  test('asks for a field without its condition and default', () => {
    const limit = screen.fields.find(({ name }) => name === 'limit')!;
    expect(unconditionalField(limit)).toMatchObject({ name: 'limit', type: 'integer' });
    expect(unconditionalField(limit)).not.toHaveProperty('when');
    expect(unconditionalField(limit)).not.toHaveProperty('default');
  });

  test('leaves records alone that have the value or do not show the field', () => {
    const edits = planEdits(screen, records, ['limit'], { limit: 9 });
    expect(edits).toMatchObject([{ id: 1, rev: 3, name: 'one', payload: { limit: 9 }, undo: { limit: 5 } }]);
    expect(planEdits(screen, records, ['limit'], { limit: 5 })).toEqual([]);
  });

  test('empties a chosen field without a value', () => {
    expect(planEdits(screen, records, ['limit'], {})).toMatchObject([{ payload: { clear: ['limit'] }, undo: { limit: 5 } }]);
  });

  test('gives back on undo what a changed choice has hidden', () => {
    const [edit] = planEdits(screen, records, ['mode'], { mode: 'free' });
    expect(edit).toMatchObject({ id: 1, payload: { mode: 'free' }, undo: { mode: 'limited', limit: 5 } });
  });

  test('tells what becomes of the states', () => {
    expect(statesAfterEdit(screen, records, ['limit']).map(({ field, state }) => [field.name, state.value])).toEqual([['status', 'new']]);
    expect(statesAfterEdit(screen, records.slice(1), ['limit'])).toEqual([]);
  });
});

describe('running edits', () => {
  const edits = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, rev: 1, name: `#${index + 1}`, payload: {} }));

  test('goes on after a refusal and says which failed and why', async () => {
    const progress: number[] = [];
    const send = async ({ id }: { id: number }) => {
      if (id === 3) throw new ApiError('Admin.Plan.Edit', 409, 'changed meanwhile', null, '');
      if (id === 4) throw new ApiError('Admin.Plan.Edit', 400, 'wrong', { errors: [{ field: 'title', code: 'max', message: 'too long' }] }, '');
      return 2;
    };
    const { done, failed } = await runEdits(edits, send, new AbortController().signal, (finished) => progress.push(finished));
    expect(done.map(({ edit, rev }) => [edit.id, rev])).toEqual([1, 2, 5, 6, 7, 8, 9, 10].map((id) => [id, 2]));
    expect(failed).toEqual([
      { id: 3, name: '#3', msg: 'changed meanwhile' },
      { id: 4, name: '#4', msg: 'too long' },
    ]);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('starts no more once it is cancelled', async () => {
    const abort = new AbortController();
    const sent: number[] = [];
    const send = async ({ id }: { id: number }) => {
      sent.push(id);
      if (id === 2) abort.abort();
      return 2;
    };
    const { done } = await runEdits(edits, send, abort.signal, () => {});
    expect(done.map(({ edit }) => edit.id).sort()).toEqual(sent.sort());
    expect(sent.length).toBeLessThan(edits.length);
  });
});
