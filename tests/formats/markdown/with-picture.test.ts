import { expect, test } from 'vitest';
import { withPicture } from '../../../engine/formats/markdown/web/with-picture.ts';

const picture = { url: '/files/a.png', title: 'The [blue] sea.png' };

test('a picture stands in a paragraph of its own where the caret was, and the next one behind it', () => {
  const first = withPicture('Before after', 6, picture);
  expect(first.text).toBe('Before\n\n![The blue sea](/files/a.png)\n\n after');
  expect(first.text.slice(first.caret)).toBe(' after');
  const second = withPicture(first.text, first.caret, { url: '/files/b.png', title: 'b.png' });
  expect(second.text).toBe('Before\n\n![The blue sea](/files/a.png)\n\n![b](/files/b.png)\n\n after');
});

test('an empty text begins with it, and a caret beyond the end is the end', () => {
  expect(withPicture('', 9, picture).text).toBe('![The blue sea](/files/a.png)\n\n');
  expect(withPicture('One\n', 99, picture).text).toBe('One\n\n![The blue sea](/files/a.png)\n\n');
});
