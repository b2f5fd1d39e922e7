import { randomInt } from 'node:crypto';
import { captchaLetters } from './captcha-letters.ts';

/** Width in pixels; pages show half of it. */
const width = 264;
const height = 88;

interface Point {
  x: number;
  y: number;
}

type Move = (point: Point) => Point;

/**
 * Returns a PNG of a text that people can read and simple programs cannot. The letters are drawn in one of several variants, rotated, sheared and
 * bent, merged with each other and with strokes of their own weight and colour, cut through, and rendered as pixels with grain: there are neither
 * paths nor separate shapes to compare.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  // Loaded on first use: the rasterizer costs memory.
  const { default: sharp } = await import('sharp');
  const [back, ink, weight] = [between(200, 226), between(30, 70), between(5.6, 7)];
  const bend = randomBend();
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${width}" height="${height}" fill="${grey(back)}"/>`,
    ...times(3, () => `<path d="${thread()}" stroke="${grey(between(back - 55, back - 25))}" stroke-width="${between(4, 9)}"/>`),
    `<path d="${wordOf(text, bend)}" stroke="${grey(ink)}" stroke-width="${weight}"/>`,
    `<path d="${thread()}" stroke="${grey(ink)}" stroke-width="${between(1.6, 2.6)}"/>`,
    ...times(2, () => `<path d="${thread()}" stroke="${grey(back)}" stroke-width="${between(1.6, 2.6)}"/>`),
    '</svg>',
  ].join('');
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  // One draw of random bytes: a random number for each pixel would cost more than the drawing.
  const grain = crypto.getRandomValues(new Uint8Array(pixels.length));
  for (const [at, noise] of grain.entries()) pixels[at] = Math.max(0, Math.min(255, pixels[at]! + (noise % 71) - 35));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

/** Returns one path of all letters, placed so that neighbours touch. */
function wordOf(text: string, bend: Move): string {
  const letters = [...text].map((letter) => {
    const ways = captchaLetters[letter] ?? [];
    const strokes = ways[randomInt(ways.length)]!;
    return { strokes, wide: widthOf(strokes), size: between(5, 6.8) };
  });
  const gap = between(0, 4);
  const whole = letters.reduce((sum, { wide, size }) => sum + wide * size + gap, -gap);
  const scale = Math.min(1.35, (width - 48) / whole);
  let left = between(20, width - 20 - whole * scale);
  return letters
    .map(({ strokes, wide, size }) => {
      const target = { x: left + (wide * size * scale) / 2, y: height / 2 + between(-6, 6) };
      left += (wide * size + gap) * scale;
      const turned = turn(between(-0.34, 0.34), between(-0.32, 0.32));
      return outline(strokes, ({ x, y }) => {
        const point = turned({ x: (x - wide / 2) * size * scale, y: (y - 5) * size });
        return bend({ x: point.x + target.x, y: point.y + target.y });
      });
    })
    .join('');
}

function widthOf(strokes: string): number {
  return Math.max(...numbersIn(strokes).filter((_number, at) => at % 2 === 0));
}

function turn(angle: number, shear: number): Move {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y }) => {
    const slanted = x + y * shear;
    return { x: slanted * cosine - y * sine, y: slanted * sine + y * cosine };
  };
}

/** Combines two waves across and one along, of random lengths. */
function randomBend(): Move {
  const wave = (size: number, length: number) => {
    const phase = between(0, 2 * Math.PI);
    return (at: number) => size * Math.sin((2 * Math.PI * at) / length + phase);
  };
  const slow = wave(between(4, 7), between(110, 220));
  const quick = wave(between(1.2, 2.4), between(36, 70));
  const along = wave(between(3, 6), between(45, 90));
  return ({ x, y }) => ({ x: x + along(y), y: y + slow(x) + quick(x) });
}

/** Splits the strokes into short straight pieces and moves each end on its own, which bends straight lines. */
function outline(strokes: string, move: Move): string {
  const pieces: string[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const [, type, numbers = ''] of strokes.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = a, d = b] = numbersIn(numbers);
    const to = { x: c, y: d };
    if (type === 'M') pieces.push(`M${written(move(to))}`);
    else {
      const control = type === 'Q' ? { x: a, y: b } : { x: (from.x + c) / 2, y: (from.y + d) / 2 };
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) pieces.push(`L${written(move(onCurve(from, control, to, part)))}`);
    }
    from = to;
  }
  return pieces.join('');
}

function onCurve(from: Point, control: Point, to: Point, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

/** Returns a curve from side to side at the height of the letters. */
function thread(): string {
  const point = (left: number, right: number) => written({ x: between(left, right), y: between(10, height - 10) });
  return `M${point(-4, 40)}C${point(50, 130)} ${point(130, 210)} ${point(width - 40, width + 4)}`;
}

function numbersIn(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function grey(level: number): string {
  const two = Math.round(level).toString(16).padStart(2, '0');
  return `#${two}${two}${two}`;
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(2 ** 32)) / 2 ** 32;
}

function times(count: number, make: () => string): string[] {
  return Array.from({ length: count }, make);
}
