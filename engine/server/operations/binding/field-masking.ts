import { phoneFields, withoutPhoneQueries } from '../../../core/derive/fields/phone-fields.ts';
import { servicesOf } from '../../../core/derive/services.ts';
import { holdsPhone } from '../../../core/descriptor/holds-phone.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';
import { superLevel } from '../../../core/protocol/levels.ts';
import { maskPhone } from '../../../core/text/mask-phone.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { ScreenBinding } from './screen-binding.ts';
import { accessOf } from './service-access.ts';

/** How a caller sees the phone numbers of a screen. */
export interface FieldMasking {
  /** The screen as he may search, filter and sort it. */
  screen: Screen;
  /** The values as he may see them. */
  mask<Values extends Record<string, unknown>>(values: Values): Values;
}

interface Phones {
  fields: Field[];
  /** Who sees them whole: whoever may edit the records. Null where nobody may. */
  access: Access | null;
  whole: FieldMasking;
  masked: FieldMasking;
}

const known = new WeakMap<Screen, Phones>();

/** Computed once per call; only screens with phone numbers check the caller's rights. */
export async function fieldMaskingOf({ platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>, { session }: Call): Promise<FieldMasking> {
  const phones = phonesOf(screen);
  if (phones.fields.length === 0 || (session !== null && session.level >= superLevel)) return phones.whole;
  const seesAll = session !== null && phones.access !== null && (await platform.rights.mayCall(session, phones.access));
  return seesAll ? phones.whole : phones.masked;
}

function phonesOf(screen: Screen): Phones {
  let phones = known.get(screen);
  if (!phones) {
    const fields = phoneFields(screen);
    const edit = servicesOf(screen).find(({ does }) => does === 'Edit');
    phones = {
      fields,
      access: edit ? accessOf(screen, edit) : null,
      whole: { screen, mask: (values) => values },
      masked: { screen: withoutPhoneQueries(screen), mask: (values) => maskFields(fields, values) },
    };
    known.set(screen, phones);
  }
  return phones;
}

function maskFields<Values extends Record<string, unknown>>(fields: Field[], values: Values): Values {
  const filled = fields.filter(({ name }) => values[name] !== null && values[name] !== undefined);
  return filled.length === 0 ? values : { ...values, ...Object.fromEntries(filled.map((field) => [field.name, maskValue(field, values[field.name])])) };
}

function maskValue(field: Field, value: unknown): unknown {
  if (field.format?.kind === 'phone') return typeof value === 'string' && value !== '' ? maskPhone(value) : value;
  const { element, members } = field;
  if (Array.isArray(value)) return element ? value.map((part) => maskValue(element, part)) : value;
  return members && isObject(value) ? maskFields(members.filter(holdsPhone), value) : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
