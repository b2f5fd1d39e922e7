import { useTranslation } from 'react-i18next';

interface MarksProps {
  of: {
    required?: boolean | undefined;
    nullable?: boolean | undefined;
    optional?: boolean | undefined;
    deprecated?: boolean | undefined;
    model?: string | undefined;
  };
}

/** What is to be known of a parameter or field at a glance, behind its type. */
export function Marks({ of: { required, nullable, optional, deprecated, model } }: MarksProps) {
  const { t } = useTranslation('docs');
  return (
    <>
      {model !== undefined && <code className="docs-remark">{model}</code>}
      {required && <span className="docs-required">{t('required')}</span>}
      {nullable && <span className="docs-remark">{t('nullable')}</span>}
      {optional && <span className="docs-remark">{t('optional')}</span>}
      {deprecated && <span className="docs-deprecated">{t('deprecated')}</span>}
    </>
  );
}
