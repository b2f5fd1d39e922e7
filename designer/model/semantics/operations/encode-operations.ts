import { texts as words } from '../../../../generated/words/designer-model/encode-operations.ts';
import { encodingNames, hashNames } from '../values/encoding-names.ts';
import { decodeBase64, decodeUrl, encodeBase64, encodeUrl, hash, hmac } from '../values/encodings.ts';
import { limitedText } from '../values/texts.ts';
import { asText } from '../values/values.ts';
import { always, type OperationRule, one, types } from './operation-rule.ts';

const algorithm = { name: 'algorithm', type: types.text, default: 'sha256', choices: hashNames };
const encoding = { name: 'encoding', type: types.text, default: 'hex', choices: encodingNames };

const changing = (label: OperationRule['label'], change: (text: string) => string) => ({
  section: 'encode' as const,
  label,
  inputs: one(types.text, 'text'),
  result: always(types.text),
  run: (text: unknown): string => limitedText(change(asText(text))),
});

export const encodeOperations = {
  hash: {
    section: 'encode',
    label: words.hash,
    inputs: [...one(types.text, 'text'), algorithm, encoding],
    result: always(types.text),
    run: (text: unknown, algorithm: unknown, encoding: unknown): string => hash(asText(text), algorithm, encoding),
  },
  hmac: {
    section: 'encode',
    label: words.hmac,
    inputs: [...one(types.text, 'text'), ...one(types.text, 'key'), algorithm, encoding],
    result: always(types.text),
    run: (text: unknown, key: unknown, algorithm: unknown, encoding: unknown): string => hmac(asText(text), asText(key), algorithm, encoding),
  },
  toBase64: changing(words.toBase64, encodeBase64),
  fromBase64: changing(words.fromBase64, decodeBase64),
  encodeUrl: changing(words.encodeUrl, encodeUrl),
  decodeUrl: changing(words.decodeUrl, decodeUrl),
} as const satisfies Record<string, OperationRule>;
