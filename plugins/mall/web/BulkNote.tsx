import { Button } from 'antd';
import { useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-mall/plans.ts';
import { contactLink, type ShelfLook } from '../shared/offer.ts';

/** Whom to ask for more than is on sale. */
export function BulkNote({ look: { bulkText, bulkContact } }: { look: ShelfLook }) {
  const text = useText();
  if (!bulkText && !bulkContact) return null;
  const link = contactLink(bulkContact);
  return (
    <section className="mall-bulk">
      <div>
        <h2>{text(texts.bulk)}</h2>
        <p className="p-second">{bulkText || text(texts.bulkText)}</p>
      </div>
      {link ? <Button href={link}>{link.startsWith('https:') ? text(texts.contact) : bulkContact}</Button> : bulkContact}
    </section>
  );
}
