import { describe, expect, test } from 'vitest';
import { chordOf, isPlain, printChord } from '../../../../designer/canvas/keys/chord.ts';
import { assignChord, chordsOf, commandIds, commandOf, commandsAt } from '../../../../designer/canvas/keys/keymap.ts';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  chordOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('a chord', () => {
  test('names the key with what is held, and ⌘ is Ctrl', () => {
    expect(pressed('z', { ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+Z');
    expect(pressed('s', { metaKey: true })).toBe('Ctrl+S');
    expect(pressed('ArrowLeft', { altKey: true })).toBe('Alt+ArrowLeft');
    expect(pressed('?', { shiftKey: true })).toBe('?');
    expect(pressed(' ')).toBe('Space');
  });

  test('is nothing while only modifiers are held or a key is dead', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'Meta', 'Dead', 'Process']) expect(pressed(key)).toBeNull();
  });

  test('is plain when it would write or move in a field', () => {
    expect(['D', 'ArrowLeft', '?', 'Shift+G'].every(isPlain)).toBe(true);
    expect(['Ctrl+S', 'Alt+ArrowUp'].some(isPlain)).toBe(false);
  });

  test('is printed as on a key cap', () => {
    expect(['Ctrl+Shift+Z', 'Alt+ArrowLeft', 'Delete', 'F2', '/'].map(printChord)).toEqual(['Ctrl+Shift+Z', 'Alt+←', 'Del', 'F2', '/']);
  });
});

describe('the keymap', () => {
  test('gives no key to two commands', () => {
    const all = commandIds.flatMap((id) => chordsOf({}, id));
    expect(all.filter((chord) => commandsAt({}, chord).length > 1)).toEqual([]);
  });

  test('leaves Ctrl+K to the palette of the shell', () => {
    expect(commandsAt({}, 'Ctrl+K')).toEqual([]);
  });

  test('has a name in both languages for every command', () => {
    for (const id of commandIds) expect(Object.values(commandOf(id).label).every((label) => label.length > 0)).toBe(true);
  });

  test('moves a chosen key and names who lost it', () => {
    const { chosen, robbed, isRefused } = assignChord({}, 'layout', 'D');
    expect({ robbed, isRefused }).toEqual({ robbed: ['disable'], isRefused: false });
    expect(commandsAt(chosen, 'D')).toEqual(['layout']);
    expect(chordsOf(chosen, 'disable')).toEqual([]);
    expect(commandsAt(chosen, 'L')).toEqual([]);
  });

  test('never takes a key from the clipboard', () => {
    expect(assignChord({}, 'layout', 'Ctrl+V')).toEqual({ chosen: {}, robbed: ['paste'], isRefused: true });
  });
});
