import { describe, expect, test } from 'vitest';
import { palettes, typeColors } from '../../../engine/web/theme/theme.ts';

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (name) => {
  const palette = palettes[name];

  test('text can be read on every ground it stands on', () => {
    for (const ground of [palette.page, palette.surface, palette.raised, palette.hover, palette.selected]) {
      for (const text of [palette.text, palette.textSecond]) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of [palette.primary, palette.success, palette.warning, palette.error]) {
      expect(contrast(text, palette.surface), text).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.primary, palette.selected)).toBeGreaterThanOrEqual(4.5);
  });

  test('text on filled grounds can be read', () => {
    for (const ground of [palette.filledPrimary, palette.filledError, palette.spotlight]) {
      expect(contrast(palette.onFilled, ground), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('borders of controls and disabled words can be seen', () => {
    expect(contrast(palette.controlBorder, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.textDisabled, palette.surface)).toBeGreaterThanOrEqual(3);
  });

  test('type colours can be read', () => {
    for (const [type, color] of Object.entries(typeColors[name])) expect(contrast(color, palette.surface), type).toBeGreaterThanOrEqual(4.4);
  });
});
