/** Text that is HTML already: user input in it has been escaped or sanitised. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

/**
 * Template tag for HTML: escapes texts, inserts `Html` as it is, joins lists, and drops null, undefined and false. Attributes must be in double
 * quotes.
 * @example html`<p title="${'a "b"'}">${'1 < 2'}</p>`.text // '<p title="a &quot;b&quot;">1 &lt; 2</p>'
 */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? printed(values[at]) : '')).join(''));
}

/** Marks a text as HTML that was sanitised, or that the product itself has written. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

/** Escapes a text for content and quoted attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function printed(value: Piece): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(printed).join('') : escapeHtml(String(value));
}
