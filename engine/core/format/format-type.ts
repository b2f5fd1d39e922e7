import type { Text } from '../text/text.ts';
import type { ColumnType } from './column-type.ts';

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

/** What texts of a format must satisfy: a pattern, which printed PHP reads too, or a check with a twin in PHP. */
type FormatRule = {
  /** What is allowed, as the end of the sentence `{label}…`. */
  allowed: Text;
  /** The whole sentence about a wrong text, where people know one for it. */
  wrong?(value: string): Text;
} & ({ pattern: RegExp } | { check(value: string): boolean });

/**
 * The rules of a format, from one folder below `engine/formats` or `plugins/<name>/formats`. Its widgets are in `web/` of that folder; how its values
 * are stored and exported is in `server/`, if the JSON type does not tell.
 */
export interface FormatType {
  /** The JSON types it may stand on. */
  types: readonly JsonType[];
  /** The kind of column that holds it; left out where the JSON type decides. */
  column?: ColumnType;
  /** The format is written with a colon and this behind it: `<language>`. */
  argument?: string;
  /** Left out: its texts have no shape of their own. Takes time linear in the length of the text. */
  rule?: FormatRule;
  /** What is wrong with a text beside the rule, for what a field adds to the format (`image:380x130`: the size). */
  errorOf?(text: string, added: string): Text | undefined;
  /** Most characters of a text whose field states no `maxLength`, a member of `defaults.maxLength`; `text` unless given. */
  maxLength?: 'multiline' | 'long';
  /** Of a list: what each of its elements must be. */
  items?: { type: 'string'; format: string; maxLength: number };
  /** Least integer of a field that states no limit; that of all safe integers unless given. */
  minimum?: number;
  /** The texts are kept letter by letter: trimming or converting them would change what they mean. */
  isVerbatim?: boolean;
  /** What a person meant by a text. Unless given, full-width digits, letters and spaces become half-width and outer white space goes. */
  normalize?(text: string): string;
  /** The same for a list of texts; left alone unless given. */
  normalizeList?(texts: string[]): string[];
  /** True for a text that says nothing although it is not empty. */
  isBlank?(text: string): boolean;
  /** How the filters of a list compare it, and so which operators they have; by its JSON type unless given. */
  comparedAs?: 'text' | 'number' | 'day' | 'moment';
  /** What is said of a value that is not of its JSON type, as the end of the sentence `{label}…`: people write yuan where the value is an integer of fen. */
  mustBe?: Text;
  /** A limit of its values as people read it. */
  limitText?(limit: number): string;
  /** Its texts say when something comes again; the server half of the format finds the next moment. */
  isRecurring?: boolean;
  /** Its values name files of the platform: whoever sees the value may read them. */
  namesFiles?: boolean;
  /** What documentation adds to the field. */
  note?: Text;
  /** The name JSON Schema has for it: in a record that is answered, and in the arguments of a call. */
  standard?: { record?: string; argument?: string };
}
