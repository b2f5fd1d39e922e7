import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useLanguage } from '../../../engine/web/index.ts';

/** antd keeps the words of an error; in another language they are said anew. */
export function useReworded<Values>(form: FormInstance<Values>): void {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides what the rules say
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
