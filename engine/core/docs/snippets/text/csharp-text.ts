/** Returns a literal in double quotes, without interpolation: braces and dollar signs are characters. */
export function csharpString(text: string): string {
  const escaped = text.toWellFormed().replace(/[\\"\p{Cc}\uFEFF\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`;
    return character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

/** Sends `request` and prints the answer. */
export const csharpSend = [
  'using var client = new HttpClient();',
  'using var answer = await client.SendAsync(request);',
  'Console.WriteLine(await answer.Content.ReadAsStringAsync());',
  '',
];
