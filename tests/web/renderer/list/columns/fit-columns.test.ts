import { expect, test } from 'vitest';
import { fitColumns, type WantedColumn } from '../../../../../engine/web/renderer/list/columns/fit-columns.ts';

const title: WantedColumn = { name: 'title', least: 160, wanted: 300, rank: 0, grows: true };
const state: WantedColumn = { name: 'state', least: 80, wanted: 80, rank: 1, grows: false };
const author: WantedColumn = { name: 'author', least: 90, wanted: 140, rank: 2, grows: false };
const time: WantedColumn = { name: 'time', least: 166, wanted: 166, rank: 9, grows: false };
const columns = [title, author, state, time];
const fitted = (room: number) => {
  const { widths, rest, total } = fitColumns(columns, room, 40);
  return { widths: Object.fromEntries(widths), rest, total };
};

test('each column gets what it wants, and all share what is left in proportion', () => {
  expect(fitted(1_000)).toEqual({ widths: { title: 439, author: 204, state: 116, time: 241 }, rest: [], total: 1_000 });
});

test('a width that somebody has set is not stretched', () => {
  const set = { ...author, least: 200, wanted: 200, isSet: true };
  expect(Object.fromEntries(fitColumns([title, set, state], 1_000, 40).widths)).toEqual({ title: 632, author: 200, state: 168 });
});

test('short of room, texts shrink before a column goes', () => {
  const { widths, rest, total } = fitted(500);
  expect(rest).toEqual([]);
  expect(widths.state).toBe(80);
  expect(widths.author).toBeGreaterThanOrEqual(90);
  expect(total).toBe(500);
});

test('the title is served before others widen', () => {
  expect(fitted(600).widths).toEqual({ title: 264, author: 90, state: 80, time: 166 });
});

test('columns go by rank, and the button that shows them takes its room', () => {
  expect(fitted(495).rest).toEqual(['time']);
  expect(fitted(495).total).toBe(455);
  expect(fitted(300).rest).toEqual(['author', 'time']);
});

test('smaller columns come back into the room that a wide one has left', () => {
  const wide: WantedColumn = { name: 'wide', least: 400, wanted: 400, rank: 1, grows: false };
  const { widths, rest } = fitColumns([title, wide, { ...state, rank: 2 }, time], 500, 40);
  expect(rest).toEqual(['wide']);
  expect([...widths.keys()]).toEqual(['title', 'state', 'time']);
});

test('of equals the last goes first', () => {
  const { rest } = fitColumns([title, state, { ...state, name: 'shipped' }], 260, 10);
  expect(rest).toEqual(['shipped']);
});

test('what never gives way makes the table wider than its room', () => {
  const { rest, total } = fitted(150);
  expect(rest).toEqual(['author', 'state', 'time']);
  expect(total).toBe(160);
});

test('a dragged title grows no more', () => {
  const dragged = { ...title, least: 200, wanted: 200, grows: false };
  expect(fitColumns([dragged, state], 1_000, 40)).toEqual({
    widths: new Map([
      ['title', 200],
      ['state', 80],
    ]),
    rest: [],
    total: 280,
  });
});

test('what the title does not want goes to a text that is cut, and the rest to both', () => {
  const name: WantedColumn = { ...title, wanted: 160 };
  const content: WantedColumn = { name: 'content', least: 136, wanted: 240, whole: 500, rank: 2, grows: false };
  const widths = (room: number) => Object.fromEntries(fitColumns([name, content], room, 40).widths);
  expect(widths(500)).toEqual({ title: 160, content: 340 });
  expect(widths(900)).toEqual({ title: 219, content: 681 });
});
