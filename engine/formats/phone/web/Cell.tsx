import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMaskedPhone, maskPhone } from '../../../core/text/mask-phone.ts';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import './phone.css';

/** A number stands masked until somebody asks for it. Whoever may not know it gets it masked from the server, and nothing to press. */
export function PhoneCell({ value }: CellProps) {
  const { t } = useTranslation('list');
  const [revealed, setRevealed] = useState<string>();
  if (isEmptyValue(value)) return <EmptyValue />;
  const phone = String(value);
  if (isMaskedPhone(phone)) return <span className="cell-number">{phone}</span>;
  const isShown = revealed === phone;
  const label = t(isShown ? 'hidePhone' : 'revealPhone', { phone: maskPhone(phone) });
  return (
    <span className="cell-phone cell-number">
      {isShown ? phone : maskPhone(phone)}
      <button
        type="button"
        className="cell-phone-eye"
        aria-label={label}
        aria-pressed={isShown}
        title={label}
        onClick={(event) => {
          event.stopPropagation();
          setRevealed(isShown ? undefined : phone);
        }}
      >
        {isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
      </button>
    </span>
  );
}
