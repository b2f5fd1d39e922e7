import { beforeEach, expect, test } from 'vitest';
import { hideToast, notify, toasts } from '../../../engine/web/state/toasts.ts';

const shown = () => toasts.items.filter((toast) => toast.isShown).map((toast) => `${toast.text} ${toast.count}`);

beforeEach(() => {
  for (const toast of toasts.items) hideToast(toast.id);
  toasts.items.splice(0);
});

test('the same message while one is up counts up', () => {
  notify('error', 'refused');
  notify('error', 'refused');
  notify('error', 'refused');
  expect(shown()).toEqual(['refused 3']);
});

test('at most three are up, all stay in the log', () => {
  for (const text of ['a', 'b', 'c', 'd']) notify('error', text);
  expect(shown()).toEqual(['d 1', 'c 1', 'b 1']);
  expect(toasts.items).toHaveLength(4);
});

test('two things that can be undone stay two', () => {
  notify('success', 'removed', { action: { label: 'undo', run: () => undefined } });
  notify('success', 'removed', { action: { label: 'undo', run: () => undefined } });
  expect(shown()).toEqual(['removed 1', 'removed 1']);
});

test('the log keeps fifty', () => {
  for (let n = 0; n < 60; n++) notify('error', `message ${n}`);
  expect(toasts.items).toHaveLength(50);
});
