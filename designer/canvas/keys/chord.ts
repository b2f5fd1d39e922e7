/** A key with what is held: `Ctrl+Shift+Z`, `Alt+ArrowLeft`, `?`. Ctrl also stands for ⌘. */
export type Chord = string;

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const modifierKeys = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph']);

/**
 * The chord of a key press; null while only modifiers are held.
 * @example chordOf({ key: 'z', ctrlKey: true, metaKey: false, altKey: false, shiftKey: true }) // 'Ctrl+Shift+Z'
 */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): Chord | null {
  if (modifierKeys.has(key) || key === '' || key === 'Dead' || key === 'Process') return null;
  const isLetter = /^\p{L}$/u.test(key);
  // What Shift makes of a sign is the sign itself: `?` is not `Shift+?`.
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  const name = isLetter ? key.toUpperCase() : key === ' ' ? 'Space' : key;
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSign && 'Shift', name].filter(Boolean).join('+');
}

/** A plain key, one that writes or moves where somebody types. */
export function isPlain(chord: Chord): boolean {
  return !chord.startsWith('Ctrl+') && !chord.startsWith('Alt+');
}

const signs: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Delete: 'Del', Escape: 'Esc' };

/** The chord as it stands on a key cap. */
export function printChord(chord: Chord): string {
  return chord.replace(/[A-Z][A-Za-z]+$/, (name) => signs[name] ?? name);
}
