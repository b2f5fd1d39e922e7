export type Pinyin = (text: string) => { full: string; initials: string };

/** The dictionary is large, so it comes with the first search that may need it. */
export async function pinyinOf(): Promise<Pinyin> {
  const { pinyin } = await import('pinyin-pro');
  const known = new Map<string, ReturnType<Pinyin>>();
  return (text) => {
    let reading = known.get(text);
    if (!reading) {
      const syllables = pinyin(text, { toneType: 'none', type: 'array' });
      reading = {
        full: syllables.join('').toLowerCase(),
        initials: syllables
          .map((syllable) => syllable.slice(0, 1))
          .join('')
          .toLowerCase(),
      };
      known.set(text, reading);
    }
    return reading;
  };
}
