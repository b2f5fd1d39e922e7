import { fillText } from '../../../engine/core/text/text.ts';
import { InputError, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-mall/mall-config.ts';
import { contactLink } from '../shared/offer.ts';

/** A contact can be reached, and what is recommended is on sale. */
export const mallConfigHooks: ScreenHooks = {
  async beforeWrite({ query }, values) {
    const contact = String(values.bulk_contact ?? '').trim();
    if (contact !== '' && contactLink(contact) === null) throw new InputError([{ field: 'bulk_contact', code: 'format', text: texts.contact }]);
    const ids = Array.isArray(values.recommended) ? values.recommended.map(Number) : [];
    if (ids.length === 0) return values;
    const closed = await query.selectFrom('plan').select('name').where('id', 'in', ids).where('status', '<>', 'normal').executeTakeFirst();
    if (closed) throw new InputError([{ field: 'recommended', code: 'allowed', text: fillText(texts.closed, { name: String(closed.name) }) }]);
    return values;
  },
};
